import Dispatch

/// The app's requests for actions on its calls.
///
/// Requests go to the app's provider (Calls.CC1…).
///
/// - Thread: any; all its properties are constants.
open class CXCallController: NSObject, @unchecked Sendable {
  private let queue: DispatchQueue
  private let observer = CXCallObserver()

  /// Creates a controller whose closures are called on the main queue.
  public convenience override init() { self.init(queue: .main) }

  /// Creates a controller whose closures are called on a queue.
  public init(queue: DispatchQueue) {
    self.queue = queue
    super.init()
  }

  /// The call observer.
  open var callObserver: CXCallObserver { observer }

  // MARK: Requests

  /// Requests a transaction; the closure receives an error if it is not possible (Calls.CC2).
  open func request(
    _ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let error = begin(transaction)
    queue.async { completion(error) }
  }

  /// Requests a transaction, and throws if it is not possible (Calls.CC2).
  open func request(_ transaction: CXTransaction) async throws {
    if let error = begin(transaction) { throw error }
  }

  /// Requests actions; the closure receives an error if they are not possible (Calls.CC2).
  open func requestTransaction(
    with actions: [CXAction], completion: @escaping @Sendable ((any Error)?) -> Void
  ) { request(CXTransaction(actions: actions), completion: completion) }

  /// Requests actions, and throws if they are not possible (Calls.CC2).
  open func requestTransaction(with actions: [CXAction]) async throws {
    try await request(CXTransaction(actions: actions))
  }

  /// Requests an action; the closure receives an error if it is not possible (Calls.CC2).
  open func requestTransaction(
    with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void
  ) { request(CXTransaction(action: action), completion: completion) }

  /// Requests an action, and throws if it is not possible (Calls.CC2).
  open func requestTransaction(with action: CXAction) async throws {
    try await request(CXTransaction(action: action))
  }

  private func begin(_ transaction: CXTransaction) -> CXErrorCodeRequestTransactionError? {
    let actions = transaction.actions
    guard !actions.isEmpty else { return .init(.emptyTransaction) }
    let calls = actions.compactMap { $0 as? CXCallAction }
    guard calls.count == actions.count, let first = calls.first else {
      return .init(.invalidAction)
    }
    let list = CallList.shared
    guard let provider = list.provider(of: first.callUUID) ?? list.provider else {
      return .init(.unknownCallProvider)
    }
    var begun: Set<UUID> = []
    for action in calls {
      if action is CXStartCallAction {
        guard !list.contains(action.callUUID), begun.insert(action.callUUID).inserted else {
          return .init(.callUUIDAlreadyExists)
        }
        guard list.count(of: provider) + begun.count <= provider.configuration.maximumCallGroups
        else { return .init(.maximumCallGroupsReached) }
      } else if !list.contains(action.callUUID), !begun.contains(action.callUUID) {
        return .init(.unknownCallUUID)
      }
    }
    for call in begun { _ = list.add(call, isOutgoing: true, provider: provider) }
    provider.perform(transaction)
    return nil
  }
}
