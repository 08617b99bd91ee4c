import Synchronization
import TactusFoundation
import Testing

/// The thread of an app's protocols.
@Suite struct ProtocolThreadTests {
  /// Serves `relay.example` with what a session of its own loads, after a moment of a timer.
  private class Relay: URLProtocol {
    static let threads = Mutex<Set<String>>([])
    static let hasStopped = DispatchSemaphore(value: 0)

    override class func canInit(with request: URLRequest) -> Bool {
      request.url?.host == "relay.example"
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      Self.threads.withLock { _ = $0.insert("\(Thread.current)") }
      nonisolated(unsafe) let relay = self
      Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in relay.load() }
    }

    private func load() {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [Source.self]
      guard let url = URL(string: "https://source.example/egg") else { return }
      nonisolated(unsafe) let relay = self
      let task = URLSession(configuration: configuration).dataTask(with: url) { data, response, _ in
        guard let response, let data else { return }
        relay.client?.urlProtocol(relay, didReceive: response, cacheStoragePolicy: .notAllowed)
        relay.client?.urlProtocol(relay, didLoad: data)
        relay.client?.urlProtocolDidFinishLoading(relay)
      }
      task.resume()
    }

    override func stopLoading() {
      Self.threads.withLock { _ = $0.insert("\(Thread.current)") }
      Self.hasStopped.signal()
    }
  }

  /// Serves `source.example` with its path.
  private class Source: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
      request.url?.host == "source.example"
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url else { return }
      let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
      response.map { client?.urlProtocol(self, didReceive: $0, cacheStoragePolicy: .notAllowed) }
      client?.urlProtocol(self, didLoad: Data(url.path.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }

  @Test("Networking.NW53. A protocol makes a task of its own session, and a timer")
  func relays() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Relay.self]
    let url = try #require(URL(string: "https://relay.example/"))
    let (data, _) = try await URLSession(configuration: configuration).data(from: url)
    #expect(String(decoding: data, as: UTF8.self) == "/egg")
    await withCheckedContinuation { next in
      DispatchQueue.global().async {
        Relay.hasStopped.wait()
        next.resume()
      }
    }
    #expect(Relay.threads.withLock { $0.count } == 1)
  }
}
