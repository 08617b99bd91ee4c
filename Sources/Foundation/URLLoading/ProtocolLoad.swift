import FoundationNetworking
import TactusFoundationBase

/// One load of a protocol of the app, and its client.
///
/// Steps Networking.NW5…
final class ProtocolLoad: NSObject, URLProtocolClient, @unchecked Sendable {
  // The lock guards everything: protocols call their client on any thread.
  private let lock = NSRecursiveLock()
  private let gate: GatedProtocol
  private var state = State.loading
  private var loader: URLProtocol?
  private var response: URLResponse?
  private var policy = URLCache.StoragePolicy.notAllowed
  private var body = Data()
  /// The URL of the request.
  private var url: URL?
  private var isStarting = false
  /// Whether the protocol is one of the app, rather than that of the network.
  private var isOfApp = false
  /// The events of the protocol while the task is suspended; nil while it is not.
  private var paused: [Event]?
  /// The answer about a redirection that came before `startLoading()` returned.
  private var earlyDecision: Decision?

  init(of gate: GatedProtocol) { self.gate = gate }

  /// Creates the protocol and starts it.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - request: The request.
  ///   - isFirst: Whether it is the task's own request, for which there may be a cached response.
  func start(_ type: URLProtocol.Type, _ request: URLRequest, isFirst: Bool) {
    let cached = isFirst ? gate.cachedResponse : nil
    // The toolchain's cache does not compare queries.
    let found = cached?.response.url == request.url ? cached : nil
    url = request.url
    isOfApp = type != NetworkLoader.self
    run { [self] in begin(loader(type, request, found, isFirst)) }
  }

  private func loader(
    _ type: URLProtocol.Type, _ request: URLRequest, _ cached: CachedURLResponse?, _ isFirst: Bool
  ) -> URLProtocol {
    if request.httpBody != nil, isOfApp {
      return type.init(request: request.served, cachedResponse: cached, client: self)
    }
    if isFirst, let task = gate.task,
      task.originalRequest?.allHTTPHeaderFields == request.allHTTPHeaderFields
    {
      return type.init(task: task, cachedResponse: cached, client: self)
    }
    return type.init(request: request, cachedResponse: cached, client: self)
  }

  private func begin(_ loader: URLProtocol) {
    loader.task = gate.task
    let isStopped = lock.withLock {
      if case .over = state { return true }
      self.loader = loader
      isStarting = true
      return false
    }
    guard !isStopped else { return }
    loader.startLoading()
    lock.withLock {
      isStarting = false
      guard let decision = earlyDecision else { return }
      earlyDecision = nil
      decide(decision.request)
    }
  }

  /// Stops the protocol, whose further events are ignored.
  func stop() {
    let stopped = lock.withLock {
      state = .over
      defer { loader = nil }
      return loader
    }
    end(stopped)
  }

  /// Keeps what the protocol reports until the task is resumed (Networking.NW76).
  func pause() { lock.withLock { if paused == nil { paused = [] } } }

  /// Continues after a pause; does nothing without one.
  func proceedAfterPause() {
    lock.withLock {
      let held = paused ?? []
      paused = nil
      held.forEach(receive)
    }
  }

  /// Notifies a protocol that its load is over.
  private func end(_ loader: URLProtocol?) {
    guard let loader else { return }
    run { loader.stopLoading() }
  }

  /// Calls a closure on the thread of the app's protocols, if this load's protocol is one of them.
  private func run(_ body: @escaping () -> Void) {
    if isOfApp { ProtocolThread.shared.perform(body) } else { body() }
  }

  // MARK: URLProtocolClient

  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy
  ) {
    receive(.response(response, policy))
  }

  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) { receive(.data(data)) }

  func urlProtocolDidFinishLoading(_ protocol: URLProtocol) { receive(.end(nil)) }

  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
    receive(.end(error))
  }

  /// The cached response and its data are the result (Networking.NW8).
  func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cached: CachedURLResponse) {
    lock.withLock {
      gate.transactions.useCache()
      receive(.response(cached.response, .notAllowed))
      receive(.data(cached.data))
      receive(.end(nil))
    }
  }

  /// Asks the delegate (Networking.NW5).
  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
  ) {
    lock.withLock {
      guard case .loading = state else { return }
      state = .asking(redirectResponse, held: [])
      guard let task = gate.task, let session = gate.session, let delegate = task.delegate,
        let response = redirectResponse as? HTTPURLResponse
      else { return later { self.decide(request) } }
      session.delegateQueue.addOperation {
        delegate.urlSession(
          session, task: task, willPerformHTTPRedirection: response, newRequest: request
        ) { decision in self.later { self.decide(decision) } }
      }
    }
  }

  /// Asks the delegate, and passes its answer to the sender (Networking.NW9).
  func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
    guard let sender = challenge.sender else { return }
    guard let task = gate.task, let session = gate.session, let delegate = task.delegate else {
      return later { sender.performDefaultHandling(for: challenge) }
    }
    session.delegateQueue.addOperation {
      delegate.urlSession(session, task: task, didReceive: challenge) { disposition, credential in
        self.later {
          switch disposition {
          case .useCredential:
            if let credential {
              sender.use(credential, for: challenge)
            } else {
              sender.continueWithoutCredential(for: challenge)
            }
          case .performDefaultHandling: sender.performDefaultHandling(for: challenge)
          case .cancelAuthenticationChallenge: sender.cancel(challenge)
          case .rejectProtectionSpace: sender.rejectProtectionSpaceAndContinue(with: challenge)
          }
        }
      }
    }
  }

  /// Does nothing: the protocol fails or finishes by itself.
  func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {}

  // MARK: Internals

  private enum Event {
    case response(URLResponse, URLCache.StoragePolicy)
    case data(Data)
    case end((any Error)?)
  }

  private enum State {
    case loading
    /// Waits for the delegate, with the events of the meantime.
    case asking(URLResponse, held: [Event])
    /// The redirection was refused: its response is the result.
    case refused
    /// Waits for the delegate's answer about the response, with the events of the meantime.
    case answering(isRefused: Bool, held: [Event])
    case over
  }

  /// The answer about a redirection.
  private struct Decision {
    /// The request to follow; nil refuses the redirection.
    let request: URLRequest?
  }

  private static let queue = DispatchQueue(
    label: "Networking.ProtocolLoad", attributes: .concurrent)

  private func later(_ action: @escaping @Sendable () -> Void) {
    Self.queue.async(execute: action)
  }

  private func receive(_ event: Event) {
    lock.withLock {
      // The task may be suspended before its protocol knows.
      if paused == nil, gate.task?.state == .suspended { paused = [] }
      guard paused == nil else {
        paused?.append(event)
        return
      }
      switch (state, event) {
      case (.loading, _), (.refused, .data): deliver(event)
      case (.asking(let response, let held), _):
        state = .asking(response, held: held + [event])
      case (.answering(let isRefused, let held), _):
        state = .answering(isRefused: isRefused, held: held + [event])
      case (.refused, .end): deliver(.end(nil))
      case (.refused, .response), (.over, _): break
      }
    }
  }

  /// Continues after the answer about a redirection; nil refuses it.
  ///
  /// Before `startLoading()` has returned, the protocol may still send the body that follows its
  /// redirection.
  private func decide(_ request: URLRequest?) {
    lock.withLock {
      guard case .asking(let redirection, let held) = state else { return }
      guard !isStarting else { return earlyDecision = Decision(request: request) }
      if let request {
        let old = loader
        loader = nil
        state = .over
        end(old)
        return gate.follow(request, from: self)
      }
      state = .refused
      deliver(.response(redirection, .notAllowed))
      held.forEach(receive)
      // A protocol that has sent nothing after the redirection sends nothing more.
      if held.isEmpty { receive(.end(nil)) }
    }
  }

  private func deliver(_ event: Event) {
    guard let client = gate.client else { return }
    switch event {
    case .response(let response, let policy):
      (self.response, self.policy) = (response, policy)
      gate.transactions.respond(response)
      if !ask(about: response) {
        client.urlProtocol(gate, didReceive: response, cacheStoragePolicy: .notAllowed)
      }
    case .data(let data):
      gate.transactions.receive(data.count)
      body.append(data)
      if !gate.collectsData { client.urlProtocol(gate, didLoad: data) }
    case .end(let error):
      state = .over
      let ended = loader
      loader = nil
      if let error {
        let reported = ReportedError.of(error, for: url)
        gate.finish { $0.urlProtocol(gate, didFailWithError: reported) }
      } else {
        if gate.collectsData, !body.isEmpty { client.urlProtocol(gate, didLoad: body) }
        store { [gate] in gate.finish { $0.urlProtocolDidFinishLoading(gate) } }
      }
      end(ended)
    }
  }

  /// Asks the delegate of a session what to do with a response, since the toolchain ignores its
  /// answer; returns whether there is a delegate (Networking.NW23).
  private func ask(about response: URLResponse) -> Bool {
    guard !gate.collectsData, let task = gate.task as? URLSessionDataTask,
      let session = gate.session,
      let delegate = session.delegate as? any URLSessionDataDelegate, task.answer(response)
    else { return false }
    let isRefused = if case .refused = state { true } else { false }
    state = .answering(isRefused: isRefused, held: [])
    session.delegateQueue.addOperation {
      delegate.urlSession(session, dataTask: task, didReceive: response) { answer in
        self.later { answer == .cancel ? task.cancel() : self.proceed() }
      }
    }
    return true
  }

  /// Continues after the answer about a response.
  private func proceed() {
    lock.withLock {
      guard case .answering(let isRefused, let held) = state else { return }
      state = isRefused ? .refused : .loading
      held.forEach(receive)
    }
  }

  /// Keeps the response in the session's cache, then continues (Networking.NW7).
  private func store(then continuation: @escaping () -> Void) {
    guard policy != .notAllowed, let session = gate.session,
      let cache = session.configuration.urlCache, let task = gate.task as? URLSessionDataTask,
      !(task is URLSessionUploadTask), let response = response as? HTTPURLResponse,
      response.statusCode == 200, (task.originalRequest?.httpMethod ?? "GET") == "GET",
      response.url == task.originalRequest?.url
    else { return continuation() }
    let proposed = CachedURLResponse(response: response, data: body, storagePolicy: policy)
    guard let delegate = task.delegate as? any URLSessionDataDelegate else {
      cache.storeCachedResponse(proposed, for: task)
      return continuation()
    }
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let end = continuation
    session.delegateQueue.addOperation {
      delegate.urlSession(session, dataTask: task, willCacheResponse: proposed) { chosen in
        if let chosen { cache.storeCachedResponse(chosen, for: task) }
        end()
      }
    }
  }
}
