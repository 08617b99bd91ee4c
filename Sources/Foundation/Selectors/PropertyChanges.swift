import Synchronization

/// The change notifications of properties that sources mark `@objc dynamic`.
package enum PropertyChanges {
  /// The phase of a change.
  package enum Phase: Sendable {
    /// Before the change: the property still has the old value.
    case before
    /// After the change.
    case after
  }
  /// A handler of changes, called on the thread that makes the change.
  package typealias Handler = @Sendable (AnyObject, AnyKeyPath, Phase) -> Void

  /// Sets the handler of all changes and replaces the previous one.
  ///
  /// - Thread: any.
  package static func setHandler(_ handler: @escaping Handler) {
    current.withLock { $0 = handler }
    hasHandler.store(true, ordering: .releasing)
  }

  /// Notifies the handler of a change.
  ///
  /// Without a handler the cost is one atomic load.
  static func notify(_ object: AnyObject, _ keyPath: AnyKeyPath, _ phase: Phase) {
    guard hasHandler.load(ordering: .acquiring) else { return }
    current.withLock { $0 }?(object, keyPath, phase)
  }

  private static let hasHandler = Atomic(false)
  private static let current = Mutex<Handler?>(nil)
}
