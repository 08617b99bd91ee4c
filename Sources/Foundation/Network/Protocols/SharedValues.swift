internal import Synchronization

/// Values that several threads may read and change.
final class SharedValues<Values: Sendable>: Sendable {
  private let values: Mutex<Values>

  init(_ values: Values) { self.values = Mutex(values) }

  /// The values.
  var current: Values { values.withLock { $0 } }

  /// Changes the values.
  func change(_ body: (inout sending Values) -> Void) { values.withLock { body(&$0) } }
}
