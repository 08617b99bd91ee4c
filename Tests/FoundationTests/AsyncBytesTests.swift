import Synchronization
import TactusFoundation
import TestSupport
import Testing

/// Bytes that are read as they come (Networking.NW16).
@Suite(.serialized) struct AsyncBytesTests {
  /// A protocol that answers with the parts of the path, or with an error.
  private final class Parts: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      guard let url = request.url,
        let response = HTTPURLResponse(
          url: url, statusCode: 200, httpVersion: nil, headerFields: ["Kind": "tea"])
      else { return }
      if url.lastPathComponent == "refused" {
        client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
        return
      }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      for part in ["gre", "en\r\n\nbla", "ck\u{2028}mint 🍵"] {
        client?.urlProtocol(self, didLoad: Data(part.utf8))
      }
      if url.lastPathComponent == "broken" {
        client?.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
      } else {
        client?.urlProtocolDidFinishLoading(self)
      }
    }
    override func stopLoading() {}
  }

  fileprivate let session: URLSession
  fileprivate let url: URL

  init() throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Parts.self]
    session = URLSession(configuration: configuration)
    url = try #require(URL(string: "https://kettle.example"))
  }

  @Test("Networking.NW16. The response comes before the bytes, which are lines without empty ones")
  func lines() async throws {
    let (bytes, response) = try await session.bytes(from: url)
    #expect((response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Kind") == "tea")
    #expect(bytes.task.originalRequest?.url == url)
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["green", "black", "mint 🍵"])
  }

  @Test("Networking.NW16. An error is thrown before the response, or after the bytes before it")
  func errors() async throws {
    await #expect(throws: URLError.self) {
      try await session.bytes(from: url.appending(path: "refused"))
    }
    let (bytes, _) = try await session.bytes(from: url.appending(path: "broken"))
    var text: [UInt8] = []
    await #expect(throws: URLError.self) { for try await byte in bytes { text.append(byte) } }
    #expect(String(decoding: text.prefix(5), as: UTF8.self) == "green")
  }

  @Test("Networking.NW16. Characters and scalars are those of the whole text, in any parts")
  func characters() async throws {
    let text = "é👩‍🍳\r\n\u{1F1E9}\u{1F1EA}x"
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var characters: [Character] = []
    for try await character in file.resourceBytes.characters { characters.append(character) }
    #expect(characters == Array(text))
    try Data([0x61, 0xc3, 0x62, 0xff, 0xf0, 0x9f]).write(to: file)
    var scalars = ""
    for try await scalar in file.resourceBytes.unicodeScalars {
      scalars.unicodeScalars.append(scalar)
    }
    #expect(scalars == "a\u{fffd}b\u{fffd}\u{fffd}")
  }

  @Test("Networking.NW16. A pipe gives what it has, without waiting for more")
  func pipe() async throws {
    let pipe = Pipe()
    var iterator = pipe.fileHandleForReading.bytes.lines.makeAsyncIterator()
    try pipe.fileHandleForWriting.write(contentsOf: Data("one\ntw".utf8))
    #expect(try await iterator.next() == "one")
    try pipe.fileHandleForWriting.write(contentsOf: Data("o".utf8))
    try pipe.fileHandleForWriting.close()
    #expect(try await iterator.next() == "two")
    #expect(try await iterator.next() == nil)
  }
}

/// The requirements of an app for a session, so that its tests have another one.
private protocol Loading {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse)
  func download(for request: URLRequest) async throws -> (URL, URLResponse)
  func download(from url: URL) async throws -> (URL, URLResponse)
}
extension URLSession: Loading {}

extension AsyncBytesTests {
  @Test(
    "Networking.NW17. A session conforms to a protocol that requires its methods without delegate")
  func requirements() async throws {
    let loading: any Loading = session
    let (data, response) = try await loading.data(from: url)
    #expect(String(decoding: data, as: UTF8.self).hasPrefix("green") && response.url == url)
    let (same, _) = try await session.data(for: URLRequest(url: url))
    #expect(same == data)
  }
}
