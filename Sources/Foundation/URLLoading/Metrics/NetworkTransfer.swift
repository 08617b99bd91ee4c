import FoundationNetworking
import TactusFoundationBase

/// The requests that one of the toolchain's protocols sends for a task, one after another
/// (Networking.NW20).
///
/// The toolchain reports redirections of servers to the delegate only, and keeps its protocols
/// internal. Reading them by reflection is checked by `NetworkMetricsTests`.
///
/// - Thread: the session's work queue.
final class NetworkTransfer: @unchecked Sendable {
  private enum State {
    case running
    /// The last request was redirected; the next one may already run.
    case redirected
    /// All of the last request has been noted.
    case complete
    case over
  }

  private weak var loader: URLProtocol?
  private weak var task: URLSessionTask?
  private let session: URLSession
  private let log: TransactionLog
  private var state = State.running
  private var redirections = 0
  private var hasResponse = false

  private init(
    of task: URLSessionTask, _ loader: URLProtocol, _ session: URLSession, _ log: TransactionLog
  ) {
    (self.task, self.loader, self.session, self.log) = (task, loader, session, log)
  }

  /// Measures a load of the toolchain whose task has a delegate to report to; once.
  static func measure(_ loader: URLProtocol) {
    guard let task = loader.task, let client = loader.client, !(client is MeasuringClient),
      let session = task.owningSession
    else { return }
    let given = task.givenDelegate
    guard let delegate = given ?? task.delegate, !(delegate is NetworkPipe) else { return }
    // The load after a challenge is another one of the same task.
    let log = objc_getAssociatedObject(task, logKey) as? TransactionLog ?? TransactionLog()
    log.report(to: given)
    let transfer = NetworkTransfer(of: task, loader, session, log)
    objc_setAssociatedObject(task, logKey, log, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(task, transferKey, transfer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    let queue = URLSessionTask.child("workQueue", of: session) as? DispatchQueue
    queue?.setSpecific(key: workQueueKey, value: true)
    loader.client = MeasuringClient(client, transfer)
    log.begin(task.currentRequest ?? loader.request, isRedirection: false, isSent: false)
  }

  /// Notes a redirection, for which the toolchain asks a task for its delegate.
  static func observe(_ task: URLSessionTask) {
    guard DispatchQueue.getSpecific(key: workQueueKey) == true,
      let transfer = objc_getAssociatedObject(task, transferKey) as? NetworkTransfer
    else { return }
    transfer.observe()
  }

  private func observe() {
    guard !hasResponse, let loader,
      let count = URLSessionTask.child("redirectCount", of: loader) as? Int, count > redirections
    else { return }
    if state == .redirected { beginNext() }
    redirections = count
    endRequest(loaderState?.response)
    state = .redirected
  }

  /// Notes the response after which no redirection is followed.
  func respond() {
    // A refused redirection is the response while the toolchain waits for the answer.
    if state == .redirected, loaderState?.name == "transferInProgress" { beginNext() }
    if state == .redirected { state = .running }
    hasResponse = true
  }

  /// Notes that the response is the cached one.
  func useCache(_ cached: CachedURLResponse) {
    state = .complete
    log.useCache()
    log.respond(cached.response)
    log.receive(cached.data.count)
  }

  /// Notes the end of a request whose response asks for a credential: the task goes on.
  func askForCredential() {
    if state == .redirected { beginNext() }
    endRequest(task?.response)
    state = .complete
    hasResponse = true
  }

  /// Notes the end of the task, and reports the metrics; once.
  func end(isFinished: Bool) {
    guard state != .over, let task else { return }
    // A task may be canceled while it waits for the answer about a redirection.
    if state == .redirected, isFinished || task.currentRequest != log.lastRequest { beginNext() }
    if state == .running { endRequest(task.response) }
    state = .over
    log.report(task, of: session)
  }

  // MARK: Internals

  /// The name of the state of the toolchain's protocol, and the response in it.
  private var loaderState: (name: String?, response: URLResponse?)? {
    guard let loader, let state = URLSessionTask.child("internalState", of: loader) else {
      return nil
    }
    let value = Mirror(reflecting: state).children.first
    let response = value.flatMap { URLSessionTask.child("response", of: $0.value) }
    return (value?.label, response as? URLResponse)
  }

  /// Begins the request to which the last one was redirected, which has been running for some time.
  private func beginNext() {
    guard let task, let request = task.currentRequest else { return }
    let facts = loader.flatMap(TransferMeasurements.init)
    log.begin(request, isRedirection: true, isSent: false, ago: facts?.total ?? 0)
    state = .running
  }

  private func endRequest(_ response: URLResponse?) {
    log.complete(response, loader.flatMap(TransferMeasurements.init))
  }

  private static let workQueueKey = DispatchSpecificKey<Bool>()
  private static let logKey = AssociationKey()
  private static let transferKey = AssociationKey()
}
