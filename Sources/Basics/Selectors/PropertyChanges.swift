import Synchronization

/// The changes of properties that sources mark `@objc dynamic`, for who lets others observe them.
package enum PropertyChanges {
  /// When it is told of a change.
  package enum Moment: Sendable {
    /// Before the value changes: the property still has the old one.
    case before
    /// After it has.
    case after
  }
  /// Is told of a change, on the thread that makes it.
  package typealias Listener = @Sendable (AnyObject, AnyKeyPath, Moment) -> Void

  /// Has all changes told from now on, in place of who was told before.
  ///
  /// - Thread: any.
  package static func listen(_ listener: @escaping Listener) {
    current.withLock { $0 = listener }
    isHeard.store(true, ordering: .releasing)
  }

  /// Tells of a change; costs next to nothing as long as nobody listens.
  static func tell(_ object: AnyObject, _ keyPath: AnyKeyPath, _ moment: Moment) {
    guard isHeard.load(ordering: .acquiring) else { return }
    current.withLock { $0 }?(object, keyPath, moment)
  }

  private static let isHeard = Atomic(false)
  private static let current = Mutex<Listener?>(nil)
}
