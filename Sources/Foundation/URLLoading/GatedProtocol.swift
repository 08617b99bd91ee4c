import FoundationNetworking
import Synchronization
import TactusFoundationBase

/// A protocol of a session that loads through a protocol of the app, and follows its redirections.
///
/// Steps Networking.NW5…
class GatedProtocol: URLProtocol {
  /// The number of redirections after which a request fails (documented; Networking.NW6).
  static let redirectionLimit = 16

  /// The seconds until a request is refused, since a task that is canceled at once ends canceled
  /// where there is a network (a guess; Networking.NW3).
  private static let refusalDelay = 0.05

  /// Returns the protocol of the app that serves a request; nil to refuse it.
  class func server(of request: URLRequest) -> URLProtocol.Type? { nil }

  /// Returns the error of a request that is refused.
  class func refusal(of request: URLRequest) -> URLError { URLError(.unsupportedURL) }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override class func canInit(with task: URLSessionTask) -> Bool {
    task.currentRequest.map(canInit(with:)) ?? false
  }

  /// Starts the load, or continues it after a suspension; a task that is resumed while it runs
  /// stays as it is (Networking.NW76).
  override func startLoading() {
    let isFirst = phase.withLock { phase in
      defer { phase = .running }
      return phase == .idle
    }
    guard isFirst else {
      load?.proceedAfterPause()
      if load == nil, let refusal { refuse(with: refusal) }
      return
    }
    session = task?.owningSession
    transactions.report(to: task?.givenDelegate)
    collectsData = session?.delegate == nil || task?.hasCompletionHandler == true
    let full = request.adding(headersOf: session?.configuration)
    // Requests that differ in their header fields only are equal.
    if full.allHTTPHeaderFields != request.allHTTPHeaderFields { task?.serve(full) }
    start(Self.self, full)
  }

  override func stopLoading() {
    // The toolchain stops the protocols of suspended tasks, and starts them again, when the task
    // may already run once more.
    if let task, task.state != .canceling, task.state != .completed {
      phase.withLock { $0 = .suspended }
      load?.pause()
      return
    }
    state.withLock { if $0 == .loading { $0 = .stopped } }
    transactions.report(task, of: session)
    let stopped = load
    load = nil
    stopped?.stop()
  }

  /// The client; nil after the end.
  ///
  /// The toolchain ends the process if a task that is canceled while it ends fails once more
  /// (Networking.NW19).
  override var client: (any URLProtocolClient)? {
    get { state.withLock { $0 } == .ended ? nil : super.client }
    set { super.client = newValue }
  }

  // MARK: Internals

  private enum State { case loading, stopped, ended }
  private let state = Mutex(State.loading)
  private enum TaskPhase { case idle, running, suspended }
  private let phase = Mutex(TaskPhase.idle)
  /// The error of a request that is refused; nil if a protocol serves it.
  private var refusal: URLError?

  /// Ends the task by a call of its client, unless the task was canceled or has ended.
  func finish(_ tell: (any URLProtocolClient) -> Void) {
    let isFirst = state.withLock { state in
      defer { if state == .loading { state = .ended } }
      return state == .loading
    }
    guard isFirst, let client = super.client else { return }
    transactions.report(task, of: session)
    tell(client)
  }

  /// The session of the task.
  private(set) var session: URLSession?
  /// Whether the toolchain passes on only the last data of several (measured, Swift 6.3 on Linux).
  private(set) var collectsData = false
  /// The metrics of the task.
  let transactions = TransactionLog()
  private var load: ProtocolLoad?
  private var redirections = 0

  /// Ends a load and continues with the request to which it was redirected (Networking.NW5).
  func follow(_ request: URLRequest, from old: ProtocolLoad) {
    guard load === old else { return }
    redirections += 1
    guard redirections <= Self.redirectionLimit else {
      return fail(URLError(.httpTooManyRedirects, userInfo: Self.info(of: request)))
    }
    for type in session?.configuration.FoundationNetworking::protocolClasses ?? [] {
      guard let type = type as? URLProtocol.Type, type.canInit(with: request) else { continue }
      if let gate = type as? GatedProtocol.Type { return start(gate, request) }
      return run(type.isOfToolchain ? NetworkLoader.self : type, request)
    }
    run(NetworkLoader.self, request)
  }

  private func start(_ gate: GatedProtocol.Type, _ request: URLRequest) {
    if let server = gate.server(of: request) { return run(server, request) }
    let refusal = gate.refusal(of: request)
    self.refusal = refusal
    transactions.begin(request, isRedirection: redirections > 0)
    refuse(with: refusal)
  }

  /// Fails after a while, unless the task is suspended until then.
  private func refuse(with refusal: URLError) {
    // Unchecked because only the thread that runs the closure uses it from here on.
    nonisolated(unsafe) let refused = self
    DispatchQueue.global().Dispatch::asyncAfter(deadline: .now() + Self.refusalDelay) {
      guard refused.phase.withLock({ $0 == .running }) else { return }
      refused.fail(refusal)
    }
  }

  private func run(_ server: URLProtocol.Type, _ request: URLRequest) {
    if task is URLSessionDownloadTask {
      // The toolchain ends the process when a protocol of the app finishes a download.
      return fail(
        URLError(
          .unsupportedURL,
          userInfo: [
            NSLocalizedDescriptionKey:
              "no URLProtocol of the app can serve a download task here; use a data task"
          ]))
    }
    let load = ProtocolLoad(of: self)
    if phase.withLock({ $0 == .suspended }) { load.pause() }
    self.load = load
    transactions.begin(request, isRedirection: redirections > 0)
    load.start(server, request, isFirst: redirections == 0)
  }

  private func fail(_ error: any Error) { finish { $0.urlProtocol(self, didFailWithError: error) } }

  private static func info(of request: URLRequest) -> [String: Any] {
    request.url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:]
  }
}

extension URLProtocol {
  /// Whether this is one of the toolchain's own protocols, which load requests of tasks only.
  static var isOfToolchain: Bool { String(reflecting: self).hasPrefix("FoundationNetworking.") }
}
