import Dispatch
internal import TactusThreads

/// The queue of a context.
// Source: CoreData.CO1–CO2
struct ContextQueue: Sendable {
  private let kind: NSManagedObjectContextConcurrencyType
  private let queue: DispatchQueue
  private static let key = DispatchSpecificKey<UUID>()
  private let identity = UUID()

  init(_ kind: NSManagedObjectContextConcurrencyType) {
    self.kind = kind
    queue = DispatchQueue(label: "NSManagedObjectContext")
    queue.setSpecific(key: Self.key, value: identity)
  }

  /// Whether the caller is on the queue.
  var isCurrent: Bool {
    switch kind {
    case .mainQueueConcurrencyType: Thread.isMainThread
    case .privateQueueConcurrencyType: DispatchQueue.getSpecific(key: Self.key) == identity
    case .confinementConcurrencyType: true
    }
  }

  /// Calls a closure asynchronously on the queue.
  func async(_ body: @escaping () -> Void) {
    let body = Handover(body)
    switch kind {
    case .mainQueueConcurrencyType: DispatchQueue.main.async { body.value() }
    case .privateQueueConcurrencyType: queue.async { body.value() }
    case .confinementConcurrencyType: body.value()
    }
  }

  /// Calls a closure synchronously on the queue; a caller on the queue runs it at once.
  func sync<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if isCurrent { return try body() }
    var result: Swift.Result<Result, Failure>?
    withoutActuallyEscaping({ () -> Void in
      do throws(Failure) {
        result = .success(try body())
      } catch {
        result = .failure(error)
      }
    }) { closure in
      let body = Handover(closure)
      if kind == .mainQueueConcurrencyType {
        DispatchQueue.main.sync { body.value() }
      } else {
        queue.sync { body.value() }
      }
    }
    guard let result else { preconditionFailure("a queue has not run a closure") }
    return try result.get()
  }
}

extension MainActor {
  /// Calls a closure if the caller is on the main thread, to which undo managers belong.
  static func onMainThread(_ body: @MainActor () -> Void) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { body() }
  }
}
