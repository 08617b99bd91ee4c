import FoundationNetworking
import Synchronization
import TactusFoundationBase

/// A download that a protocol of the app serves (Networking.NW27).
///
/// The toolchain ends the process when a protocol of an app finishes one of its own downloads. So a
/// data task of a session with the same configuration loads the file.
///
/// Sendable because a lock guards what changes.
///
/// - Thread: any.
final class ServedDownloadTask: URLSessionDownloadTask, @unchecked Sendable {
  /// The closure that is called with the file, the response and the error.
  typealias Completion = @Sendable (URL?, URLResponse?, (any Error)?) -> Void

  private struct LoadingState {
    var state = State.suspended
    var response: URLResponse?
    var error: (any Error)?
    var delegate: (any URLSessionTaskDelegate)?
    var loading: URLSessionDataTask?
  }

  /// The session that the task belongs to.
  let session: URLSession
  /// The closure at the end; `nil` to notify the delegate.
  let completion: Completion?
  private let request: URLRequest
  private let number: Int
  private let loadingState = Mutex(LoadingState())

  /// The number of the next such task, greater than those of the toolchain's tasks.
  private static let nextNumber = Atomic(1_000_000)

  /// Creates a task, which is suspended.
  init(_ request: URLRequest, of session: URLSession, completion: Completion?) {
    (self.request, self.session, self.completion) = (request, session, completion)
    number = Self.nextNumber.add(1, ordering: .relaxed).oldValue
    super.init()
  }

  // MARK: URLSessionTask

  override var taskIdentifier: Int { number }
  override var originalRequest: URLRequest? { request }
  override var currentRequest: URLRequest? {
    loadingState.withLock { $0.loading }?.currentRequest ?? request
  }
  override var response: URLResponse? { loadingState.withLock { $0.response } }
  override var state: State { loadingState.withLock { $0.state } }
  override var error: (any Error)? {
    get { loadingState.withLock { $0.error } }
    set { loadingState.withLock { $0.error = newValue } }
  }
  override var delegate: (any URLSessionTaskDelegate)? {
    get { loadingState.withLock { $0.delegate } ?? session.delegate as? any URLSessionTaskDelegate }
    set { loadingState.withLock { $0.delegate = newValue } }
  }

  override func resume() {
    let loading = loadingState.withLock { now -> URLSessionDataTask? in
      guard now.state == .suspended else { return nil }
      now.state = .running
      if let loading = now.loading { return loading }
      let inner = URLSession(
        configuration: session.configuration, delegate: DownloadRelay(to: self),
        delegateQueue: session.delegateQueue)
      let loading = inner.dataTask(with: request)
      // The session lives until its task has ended.
      inner.finishTasksAndInvalidate()
      now.loading = loading
      return loading
    }
    loading?.resume()
  }

  override func suspend() {
    let loading = loadingState.withLock { now -> URLSessionDataTask? in
      guard now.state == .running else { return nil }
      now.state = .suspended
      return now.loading
    }
    loading?.suspend()
  }

  override func cancel() {
    let (isFirst, loading) = loadingState.withLock { now in
      let isFirst = now.state == .suspended || now.state == .running
      if isFirst { now.state = .canceling }
      return (isFirst, now.loading)
    }
    guard isFirst else { return }
    if let loading { return loading.cancel() }
    // A task that was never started has no session of its own.
    let relay = DownloadRelay(to: self)
    session.delegateQueue.addOperation { relay.end(URLError(.cancelled)) }
  }

  override func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
    cancel()
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let handler = completionHandler
    session.delegateQueue.addOperation { handler(nil) }
  }

  // MARK: Events

  /// Notes the response.
  func note(_ response: URLResponse) { loadingState.withLock { $0.response = response } }

  /// Notes the end, and returns whether it is the first one.
  func end(_ error: (any Error)?) -> Bool {
    loadingState.withLock { now in
      guard now.state != .completed else { return false }
      now.state = .completed
      now.error = error
      return true
    }
  }
}
