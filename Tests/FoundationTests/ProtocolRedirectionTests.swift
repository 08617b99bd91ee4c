import Synchronization
import TactusFoundation
import Testing

/// Protocols of an app that redirect, use the cache or ask for credentials (Networking.NW5,
/// Networking.NW6, Networking.NW7, Networking.NW8, Networking.NW9).
@Suite(.serialized) struct ProtocolRedirectionTests {
  /// Serves `timer.example`: `/old` redirects to `/new`, `/loop` to itself, and so on.
  private class Kitchen: URLProtocol {
    static let stops = Mutex<[String]>([])
    static let hasStopped = DispatchSemaphore(value: 0)

    override class func canInit(with request: URLRequest) -> Bool {
      request.url?.host == "timer.example"
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url else { return }
      switch url.path {
      case "/old": redirect(to: "/new")
      case "/body":
        redirect(to: "/new")
        answer(302, "moved")
      case "/cancelling":
        redirect(to: "/new")
        client?.urlProtocol(self, didFailWithError: CocoaError(.userCancelled))
      case "/loop": redirect(to: "/loop")
      case "/away": redirect(to: "http://away.example/")
      case "/cached":
        if let cachedResponse {
          client?.urlProtocol(self, cachedResponseIsValid: cachedResponse)
        } else {
          answer(200, "first", .allowed)
        }
      case "/pieces":
        respond(200)
        for piece in ["tick", "tack", "tock"] {
          client?.urlProtocol(self, didLoad: Data(piece.utf8))
        }
        client?.urlProtocolDidFinishLoading(self)
      case "/locked":
        let space = URLProtectionSpace(
          host: "timer.example", port: 443, protocol: "https", realm: nil,
          authenticationMethod: "NTLM")
        client?.urlProtocol(
          self,
          didReceive: URLAuthenticationChallenge(
            protectionSpace: space, proposedCredential: nil, previousFailureCount: 0,
            failureResponse: nil, error: nil, sender: Sender(self)))
      default: answer(200, "eggs")
      }
    }

    override func stopLoading() {
      Self.stops.withLock { $0.append(request.url?.path ?? "") }
      Self.hasStopped.signal()
    }

    func redirect(to place: String) {
      guard let url = request.url, let target = URL(string: place, relativeTo: url),
        let response = response(302)
      else { return }
      client?.urlProtocol(
        self, wasRedirectedTo: URLRequest(url: target.absoluteURL), redirectResponse: response)
    }

    func respond(_ status: Int, _ policy: URLCache.StoragePolicy = .notAllowed) {
      if let response = response(status) {
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: policy)
      }
    }

    func answer(_ status: Int, _ body: String, _ policy: URLCache.StoragePolicy = .notAllowed) {
      respond(status, policy)
      client?.urlProtocol(self, didLoad: Data(body.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }

    private func response(_ status: Int) -> HTTPURLResponse? {
      request.url.flatMap {
        HTTPURLResponse(
          url: $0, statusCode: status, httpVersion: "HTTP/1.1",
          headerFields: ["Cache-Control": "max-age=600"])
      }
    }
  }

  private final class Sender: NSObject, URLAuthenticationChallengeSender, @unchecked Sendable {
    let kitchen: Kitchen
    init(_ kitchen: Kitchen) { self.kitchen = kitchen }
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {
      kitchen.answer(200, credential.user ?? "")
    }
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {
      kitchen.answer(200, "nobody")
    }
    func cancel(_ challenge: URLAuthenticationChallenge) { kitchen.answer(403, "cancelled") }
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) {
      kitchen.answer(401, "default")
    }
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {
      kitchen.answer(401, "rejected")
    }
  }

  /// A sender with the required methods only.
  private final class ReducedSender: NSObject, URLAuthenticationChallengeSender {
    let continued = Mutex(0)

    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {
      continued.withLock { $0 += 1 }
    }
    func cancel(_ challenge: URLAuthenticationChallenge) {}
  }

  /// A delegate that records what a session tells it.
  private final class Recorder: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    let events = Mutex<[String]>([])
    let follows: Bool
    let isDone = DispatchSemaphore(value: 0)
    init(follows: Bool = true) { self.follows = follows }

    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      note("\(response.statusCode) to \(request.url?.path ?? "")")
      completionHandler(follows ? request : nil)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      note(String(decoding: data, as: UTF8.self))
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      completionHandler(
        .useCredential, URLCredential(user: "cook", password: "salt", persistence: .none))
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      let status = (task.response as? HTTPURLResponse)?.statusCode ?? 0
      note(error == nil ? "done \(status)" : "failed")
      isDone.signal()
    }

    private func note(_ text: String) { events.withLock { $0.append(text) } }
  }

  private func session(_ delegate: Recorder? = nil) -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Kitchen.self]
    return URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  private func address(_ path: String) throws -> URL {
    try #require(URL(string: "https://timer.example/\(path)"))
  }

  @Test("The task of a redirected request gets the answer of the new request")
  func followed() async throws {
    for path in ["old", "cancelling", "body"] {
      let (data, response) = try await session().data(from: address(path))
      #expect(String(decoding: data, as: UTF8.self) == "eggs")
      #expect(response.url?.path == "/new")
      #expect((response as? HTTPURLResponse)?.statusCode == 200)
    }
  }

  @Test("Registered protocols are redirected as well")
  func registered() async throws {
    URLProtocol.registerClass(Kitchen.self)
    defer { URLProtocol.unregisterClass(Kitchen.self) }
    for session in [URLSession.shared, URLSession(configuration: .default)] {
      let (data, _) = try await session.data(from: address("old"))
      #expect(String(decoding: data, as: UTF8.self) == "eggs")
    }
  }

  @Test("The delegate is asked, and may refuse")
  func asked() async throws {
    let following = Recorder()
    let (data, _) = try await session(following).data(from: address("old"))
    #expect(String(decoding: data, as: UTF8.self) == "eggs")
    #expect(following.events.withLock { $0 } == ["302 to /new"])
    for (path, body) in [("old", ""), ("body", "moved"), ("cancelling", "")] {
      let refusing = Recorder(follows: false)
      let (data, response) = try await session(refusing).data(from: address(path))
      #expect((response as? HTTPURLResponse)?.statusCode == 302)
      #expect(response.url?.path == "/\(path)")
      #expect(String(decoding: data, as: UTF8.self) == body)
    }
  }

  @Test("A delegate of a task without a completion handler receives each event once")
  func delegated() throws {
    for (path, expected) in [
      ("old", ["302 to /new", "eggs", "done 200"]),
      ("pieces", ["tick", "tack", "tock", "done 200"]),
    ] {
      let recorder = Recorder()
      session(recorder).dataTask(with: try address(path)).resume()
      #expect(recorder.isDone.wait(timeout: .now() + 600) == .success)
      #expect(recorder.events.withLock { $0 } == expected)
    }
  }

  @Test("A completion handler receives all pieces of the data")
  func pieces() async throws {
    for delegate in [nil, Recorder()] {
      let (data, _) = try await session(delegate).data(from: address("pieces"))
      #expect(String(decoding: data, as: UTF8.self) == "ticktacktock")
    }
  }

  @Test("Sixteen redirections are followed, and no more")
  func limit() async throws {
    let recorder = Recorder()
    let error = await #expect(throws: URLError.self) {
      try await session(recorder).data(from: address("loop"))
    }
    #expect(error?.code == .httpTooManyRedirects)
    #expect(recorder.events.withLock { $0.count } == 17)
  }

  @Test("A redirection to an address without a protocol goes to the network")
  func network() async throws {
    URLProtocol.registerClass(Kitchen.self)
    defer { URLProtocol.unregisterClass(Kitchen.self) }
    let error = await #expect(throws: URLError.self) {
      try await URLSession.shared.data(from: address("away"))
    }
    #expect(error?.code == .notConnectedToInternet)
    #expect(error?.localizedDescription.contains("http://away.example/") == true)
  }

  @Test("A protocol gets the cached response of its request, and declares it valid")
  func cached() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Kitchen.self]
    configuration.urlCache = URLCache(
      memoryCapacity: 1 << 20, diskCapacity: 0,
      diskPath: NSTemporaryDirectory() + "cache-\(UUID().uuidString)")
    let session = URLSession(configuration: configuration)
    for _ in 0..<2 {
      let (data, response) = try await session.data(from: address("cached"))
      #expect(String(decoding: data, as: UTF8.self) == "first")
      #expect((response as? HTTPURLResponse)?.statusCode == 200)
    }
    let request = URLRequest(url: try address("cached"))
    #expect(configuration.urlCache?.cachedResponse(for: request) != nil)
    #expect(configuration.urlCache?.cachedResponse(for: URLRequest(url: try address("x"))) == nil)
  }

  @Test("A challenge of a protocol is answered through its sender")
  func challenge() async throws {
    let (data, _) = try await session(Recorder()).data(from: address("locked"))
    #expect(String(decoding: data, as: UTF8.self) == "cook")
  }

  @Test("A challenge's sender without the optional methods continues without a credential")
  func senderWithoutOptionals() {
    let sender = ReducedSender()
    let challenge = URLAuthenticationChallenge(
      protectionSpace: URLProtectionSpace(
        host: "timer.example", port: 443, protocol: "https", realm: nil,
        authenticationMethod: "NTLM"), proposedCredential: nil, previousFailureCount: 0,
      failureResponse: nil, error: nil, sender: sender)
    challenge.sender?.performDefaultHandling(for: challenge)
    challenge.sender?.rejectProtectionSpaceAndContinue(with: challenge)
    #expect(sender.continued.withLock { $0 } == 2)
  }

  @Test("A protocol is stopped after its end and after a redirection")
  func stopped() throws {
    while Kitchen.hasStopped.wait(timeout: .now()) == .success {}
    Kitchen.stops.withLock { $0 = [] }
    session(Recorder()).dataTask(with: try address("old")).resume()
    for _ in 0..<2 { #expect(Kitchen.hasStopped.wait(timeout: .now() + 600) == .success) }
    #expect(Kitchen.stops.withLock { $0.suffix(2) } == ["/old", "/new"])
  }

  @Test("A configuration keeps the app's own classes")
  func classes() {
    let configuration = URLSessionConfiguration.default
    configuration.protocolClasses = [Kitchen.self]
    #expect(configuration.protocolClasses?.first is Kitchen.Type)
    #expect(configuration.protocolClasses?.count == 1)
  }

  /// A protocol that ends each task at once.
  private final class Refusal: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
      request.url?.host == "refusal.example"
    }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
    }
    override func stopLoading() {
      // does nothing
    }
  }

  @Test("Networking.NW19. A task that is canceled while it ends, ends once")
  func canceledAtTheEnd() async throws {
    URLProtocol.registerClass(Refusal.self)
    defer { URLProtocol.unregisterClass(Refusal.self) }
    let url = try #require(URL(string: "http://refusal.example/"))
    for round in 0..<300 {
      let code: URLError.Code? = await withCheckedContinuation { done in
        let task = URLSession.shared.dataTask(with: url) { _, _, error in
          done.resume(returning: (error as? URLError)?.code)
        }
        task.resume()
        for _ in 0..<round % 3 { sched_yield() }
        task.cancel()
      }
      #expect(code == .cancelled || code == .cannotConnectToHost)
    }
  }
}
