import Combine
import Synchronization
import TactusFoundation
import Testing

@Suite("Publishers of responses")
struct DataTaskPublisherTests {
  private let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [TeaServer.self]
    return URLSession(configuration: configuration)
  }()

  private func url(_ path: String) throws -> URL {
    try #require(URL(string: "http://kettle.test/\(path)"))
  }

  @Test("Combine.CB12: A subscriber receives the body and the response, whatever its status")
  func responses() async throws {
    for (path, status) in [("tea", 200), ("missing", 404)] {
      var received: [(Data, Int?)] = []
      for try await (data, response) in session.dataTaskPublisher(for: try url(path)).values {
        received.append((data, (response as? HTTPURLResponse)?.statusCode))
      }
      #expect(received.count == 1)
      #expect(received.first?.0 == Data(path.utf8))
      #expect(received.first?.1 == status)
    }
  }

  @Test("Combine.CB12: Operators decode the body of a request")
  func operators() async throws {
    var request = URLRequest(url: try url("echo"))
    request.httpMethod = "PUT"
    let methods = session.dataTaskPublisher(for: request).map(\.data)
      .map { String(decoding: $0, as: UTF8.self) }.values
    var all: [String] = []
    for try await method in methods { all.append(method) }
    #expect(all == ["PUT"])
  }

  @Test("Networking.NW14. A protocol gets the body of a request as a stream")
  func bodies() async throws {
    var request = URLRequest(url: try url("body"))
    request.httpMethod = "POST"
    request.httpBody = Data("milk".utf8)
    for try await (data, _) in session.dataTaskPublisher(for: request).values {
      #expect(String(decoding: data, as: UTF8.self) == "milk")
    }
    #expect(request.httpBody == Data("milk".utf8))
  }

  @Test("Combine.CB12: A failed task fails with its error")
  func failures() async throws {
    await #expect(throws: URLError(.cannotConnectToHost)) {
      for try await _ in session.dataTaskPublisher(for: try url("broken")).values {}
    }
  }

  @Test("Combine.CB12: The task begins with the first demand, and ends with the subscription")
  func demand() async throws {
    let address = try url("silent-\(UUID().uuidString)")
    let recorder = Recorder<(data: Data, response: URLResponse), URLError>(.none)
    session.dataTaskPublisher(for: address).subscribe(recorder)
    #expect(await session.allTasks.isEmpty)
    recorder.request(.max(1))
    recorder.request(.max(1))
    #expect(await session.allTasks.map(\.originalRequest?.url) == [address])
    recorder.cancel()
    while await !session.allTasks.isEmpty { await Task.yield() }
    #expect(recorder.values.isEmpty && recorder.end == nil)
  }
}

/// A server that answers with the path of a request, with its method for `echo`, or with its body
/// for `body`; `broken` fails, and addresses that begin with `silent` have no answer.
private final class TeaServer: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, !url.lastPathComponent.hasPrefix("silent") else { return }
    let path = url.lastPathComponent
    guard path != "broken" else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
      return
    }
    let status = path == "missing" ? 404 : 200
    let body = path == "echo" ? request.httpMethod ?? "" : path == "body" ? self.body : path
    if let response = HTTPURLResponse(
      url: url, statusCode: status, httpVersion: nil, headerFields: nil)
    {
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    }
    client?.urlProtocol(self, didLoad: Data(body.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}

  /// The text of the request's stream; an exclamation mark if the request has data as well.
  private var body: String {
    guard let stream = request.httpBodyStream else { return "" }
    stream.open()
    defer { stream.close() }
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = max(0, stream.read(&bytes, maxLength: bytes.count))
    return String(decoding: bytes.prefix(count), as: UTF8.self)
      + (request.httpBody == nil ? "" : "!")
  }
}
