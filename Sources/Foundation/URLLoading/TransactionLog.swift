import FoundationNetworking
import Synchronization
import TactusFoundationBase

/// The metrics of a task that a protocol of the app or the network serves (Networking.NW20).
final class TransactionLog: Sendable {
  private struct State {
    var start = Date()
    var transactions: [URLSessionTaskTransactionMetrics] = []
    var redirectCount = 0
    var isReported = false
    var receiver: (any URLSessionTaskDelegate)?
  }

  private let state = Mutex(State())

  /// Begins a transaction.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - isRedirection: Whether the request before it was redirected to it.
  ///   - isSent: Whether it has been sent at once, as to a protocol of the app.
  ///   - seconds: The seconds since the request began; not before the end of the one before it.
  func begin(
    _ request: URLRequest, isRedirection: Bool, isSent: Bool = true, ago seconds: Double = 0
  ) {
    let metrics = URLSessionTaskTransactionMetrics(request: request)
    let ended = state.withLock { $0.transactions.last?.responseEndDate }
    let now = max(ended ?? .distantPast, Date() - seconds)
    metrics.fetchStartDate = now
    if isSent { (metrics.requestStartDate, metrics.requestEndDate) = (now, now) }
    metrics.resourceFetchType = .networkLoad
    state.withLock {
      if $0.transactions.isEmpty { $0.start = now }
      if isRedirection { $0.redirectCount += 1 }
      $0.transactions.append(metrics)
    }
  }

  /// The request of the last transaction.
  var lastRequest: URLRequest? { state.withLock { $0.transactions.last?.request } }

  /// Sets the delegate of an asynchronous method, which gets the metrics in place of the session's.
  func report(to receiver: (any URLSessionTaskDelegate)?) {
    state.withLock { $0.receiver = receiver }
  }

  /// Notes the end of the last transaction, of which the network knows all but the request.
  func complete(_ response: URLResponse?, _ facts: TransferMeasurements?) {
    let now = Date()
    state.withLock {
      guard let last = $0.transactions.last else { return }
      last.response = response
      if let facts { last.fill(facts, until: now) }
    }
  }

  /// Notes the response of the last transaction.
  func respond(_ response: URLResponse) {
    let now = Date()
    state.withLock {
      $0.transactions.last?.response = response
      $0.transactions.last?.responseStartDate = now
      $0.transactions.last?.responseEndDate = now
    }
  }

  /// Notes bytes of the last transaction's response.
  func receive(_ count: Int) {
    let now = Date()
    state.withLock {
      $0.transactions.last?.countOfResponseBodyBytesReceived += Int64(count)
      $0.transactions.last?.countOfResponseBodyBytesAfterDecoding += Int64(count)
      $0.transactions.last?.responseEndDate = now
    }
  }

  /// Notes that the last transaction's response is the cached one.
  func useCache() {
    state.withLock { $0.transactions.last?.resourceFetchType = .localCache }
  }

  /// Reports the metrics to the delegate, once; before the task ends for it.
  func report(_ task: URLSessionTask?, of session: URLSession?) {
    guard let task, let session,
      let delegate = state.withLock({ $0.receiver }) ?? task.delegate
    else { return }
    let end = Date()
    let report = state.withLock { state -> URLSessionTaskMetrics? in
      guard !state.isReported, !state.transactions.isEmpty else { return nil }
      state.isReported = true
      state.receiver = nil
      return URLSessionTaskMetrics(
        state.transactions, DateInterval(start: min(state.start, end), end: end),
        redirectCount: state.redirectCount)
    }
    guard let report else { return }
    session.delegateQueue.addOperation {
      delegate.urlSession(session, task: task, didFinishCollecting: report)
    }
  }
}

extension URLSessionTaskMetrics {
  /// The metrics of the requests of the task, in their order; those after the first follow
  /// redirections.
  @_disfavoredOverload
  public var transactionMetrics: [URLSessionTaskTransactionMetrics] {
    objc_getAssociatedObject(self, Self.key) as? [URLSessionTaskTransactionMetrics] ?? []
  }

  /// The toolchain keeps the setters internal, but the key paths have them (measured, Swift 6.3 on
  /// Linux).
  fileprivate convenience init(
    _ transactions: [URLSessionTaskTransactionMetrics], _ interval: DateInterval,
    redirectCount: Int
  ) {
    self.init()
    objc_setAssociatedObject(self, Self.key, transactions, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    let time: KeyPath<URLSessionTaskMetrics, DateInterval> = \.taskInterval
    let count: KeyPath<URLSessionTaskMetrics, Int> = \.redirectCount
    if let time = time as? ReferenceWritableKeyPath { self[keyPath: time] = interval }
    if let count = count as? ReferenceWritableKeyPath {
      self[keyPath: count] = redirectCount
    }
  }

  private static let key = AssociationKey()
}
