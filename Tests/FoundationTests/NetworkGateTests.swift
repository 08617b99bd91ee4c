import TactusFoundation
import Testing

/// Requests of tests: refused, or served by the test (Networking.NW1, Networking.NW2,
/// Networking.NW3).
@Suite(.serialized) struct NetworkGateTests {
  /// Serves recorded answers by the last part of the URL.
  private class Recorded: URLProtocol {
    class var answer: String { "registered" }

    override class func canInit(with request: URLRequest) -> Bool {
      request.url?.host == "recorded.example"
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url,
        let response = HTTPURLResponse(
          url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
      else { return }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(Self.answer.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }

  private final class Newer: Recorded {
    override class var answer: String { "newer" }
  }

  private func request(_ text: String) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: text)))
  }

  @Test("A request without a protocol of the test fails with one clear error")
  func refused() async throws {
    let request = try request("http://127.0.0.1:9/scores")
    for session in [
      URLSession.shared, URLSession(configuration: .default), URLSession(configuration: .ephemeral),
    ] {
      let error = await #expect(throws: URLError.self) { try await session.data(for: request) }
      #expect(error?.code == .notConnectedToInternet)
      #expect(error?.localizedDescription.contains("the network is off in tests") == true)
      #expect(error?.localizedDescription.contains("http://127.0.0.1:9/scores") == true)
    }
  }

  @Test("Networking.NW3. A session with protocols of its own refuses what they do not serve")
  func ownProtocols() async throws {
    for types: [AnyClass]? in [[Recorded.self], [], nil] {
      let configuration = URLSessionConfiguration.default
      configuration.protocolClasses = types
      #expect(configuration.protocolClasses?.count == types?.count ?? 0)
      let session = URLSession(configuration: configuration)
      let request = try request("http://127.0.0.1:9/scores")
      let error = await #expect(throws: URLError.self) { try await session.data(for: request) }
      #expect(error?.code == .notConnectedToInternet)
    }
    let configuration = URLSessionConfiguration.default
    configuration.protocolClasses = [Recorded.self]
    let (data, _) = try await URLSession(configuration: configuration)
      .data(for: request("https://recorded.example/scores"))
    #expect(String(decoding: data, as: UTF8.self) == "registered")
  }

  @Test("Networking.NW3. A request that is canceled at once is canceled before it is refused")
  func canceled() async throws {
    let request = try request("http://127.0.0.1:9/scores")
    let session = URLSession(configuration: .default)
    for _ in 0..<20 {
      let code: URLError.Code? = await withCheckedContinuation { done in
        let task = session.dataTask(with: request) { _, _, error in
          done.resume(returning: (error as? URLError)?.code)
        }
        task.resume()
        task.cancel()
      }
      #expect(code == .cancelled)
    }
  }

  @Test("Registered protocols serve all sessions, the latest first")
  func registered() async throws {
    let request = try request("https://recorded.example/scores")
    URLProtocol.registerClass(Recorded.self)
    defer { URLProtocol.unregisterClass(Recorded.self) }
    for session in [URLSession.shared, URLSession(configuration: .default)] {
      let (data, response) = try await session.data(for: request)
      #expect(String(decoding: data, as: UTF8.self) == "registered")
      #expect((response as? HTTPURLResponse)?.statusCode == 200)
    }
    URLProtocol.registerClass(Newer.self)
    defer { URLProtocol.unregisterClass(Newer.self) }
    let (data, _) = try await URLSession.shared.data(for: request)
    #expect(String(decoding: data, as: UTF8.self) == "newer")
  }

  @Test("A configuration's own protocols come first")
  func configured() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Recorded.self] + (configuration.protocolClasses ?? [])
    let session = URLSession(configuration: configuration)
    let (data, _) = try await session.data(for: request("https://recorded.example/scores"))
    #expect(String(decoding: data, as: UTF8.self) == "registered")
    await #expect(throws: URLError.self) {
      try await session.data(for: request("https://other.example/scores"))
    }
  }
}
