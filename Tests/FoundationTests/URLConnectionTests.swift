import Synchronization
import TactusFoundation
import Testing

/// Connections of the earlier interface (Networking.NW54).
@Suite(.serialized) struct URLConnectionTests {
  /// Serves `pots.example`: `/old` redirects to `/new`, `/spill` fails, others are their paths.
  private class Pots: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
      request.url?.host == "pots.example"
    }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url,
        let response = HTTPURLResponse(
          url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
      else { return }
      switch url.path {
      case "/old":
        let next = url.deletingLastPathComponent().appendingPathComponent("new")
        client?.urlProtocol(
          self, wasRedirectedTo: URLRequest(url: next), redirectResponse: response)
      case "/spill": client?.urlProtocol(self, didFailWithError: URLError(.timedOut))
      default:
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(url.path.utf8))
        client?.urlProtocolDidFinishLoading(self)
      }
    }

    override func stopLoading() {
      // does nothing
    }
  }

  /// Notes what a connection tells.
  private final class Notes: NSObject, NSURLConnectionDataDelegate, Sendable {
    let texts = Mutex<[String]>([])
    let isOver = DispatchSemaphore(value: 0)

    private func note(_ text: String) { texts.withLock { $0.append(text) } }

    func connection(
      _ connection: NSURLConnection, willSend request: URLRequest,
      redirectResponse response: URLResponse?
    ) -> URLRequest? {
      note("redirect \(request.url?.path ?? "")")
      return request
    }
    func connection(_ connection: NSURLConnection, didReceive response: URLResponse) {
      note("response \(response.url?.path ?? "")")
    }
    func connection(_ connection: NSURLConnection, didReceive data: Data) {
      note("data \(String(decoding: data, as: UTF8.self))")
    }
    func connectionDidFinishLoading(_ connection: NSURLConnection) {
      note("end \(connection.currentRequest.url?.path ?? "")")
      isOver.signal()
    }
    func connection(_ connection: NSURLConnection, didFailWithError error: any Error) {
      note("error \((error as? URLError)?.code == .timedOut)")
      isOver.signal()
    }
  }

  private func request(_ path: String) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: "https://pots.example/\(path)")))
  }

  private func serve<Result>(_ body: () throws -> Result) rethrows -> Result {
    URLProtocol.registerClass(Pots.self)
    defer { URLProtocol.unregisterClass(Pots.self) }
    return try body()
  }

  @Test(
    "Networking.NW54. A delegate receives redirections, the response, data and the end",
    arguments: [
      ("tea", ["response /tea", "data /tea", "end /tea"]),
      ("old", ["redirect /new", "response /new", "data /new", "end /new"]),
      ("spill", ["error true"]),
    ])
  func delegate(path: String, texts: [String]) throws {
    let notes = Notes()
    try serve {
      let connection = try #require(
        NSURLConnection(request: request(path), delegate: notes, startImmediately: false))
      connection.setDelegateQueue(OperationQueue())
      connection.start()
      notes.isOver.wait()
    }
    #expect(notes.texts.withLock { $0 } == texts)
  }

  @Test("Networking.NW54. A connection releases its delegate at its end; a request needs a scheme")
  func releasing() throws {
    weak var weakNotes: Notes?
    let connection: NSURLConnection
    do {
      let notes = Notes()
      weakNotes = notes
      connection = try #require(
        NSURLConnection(request: request("tea"), delegate: notes, startImmediately: false))
    }
    #expect(weakNotes != nil)
    connection.cancel()
    #expect(weakNotes == nil)
    let plain = URLRequest(url: try #require(URL(string: "pots")))
    #expect(NSURLConnection(request: plain, delegate: nil) == nil)
  }

  @Test("Networking.NW54. Requests without a delegate give their data or their error")
  func withoutDelegate() throws {
    try serve {
      var response: URLResponse?
      let data = try NSURLConnection.sendSynchronousRequest(request("tea"), returning: &response)
      #expect(data == Data("/tea".utf8) && response?.url?.path == "/tea")
      #expect(throws: URLError.self) {
        try NSURLConnection.sendSynchronousRequest(request("spill"), returning: nil)
      }
      let isOver = DispatchSemaphore(value: 0)
      let result = Mutex<(Data?, Bool)>((nil, true))
      NSURLConnection.sendAsynchronousRequest(try request("cup"), queue: OperationQueue()) {
        _, data, error in
        result.withLock { $0 = (data, error != nil) }
        isOver.signal()
      }
      isOver.wait()
      #expect(result.withLock { $0.0 } == Data("/cup".utf8) && !result.withLock { $0.1 })
    }
  }
}
