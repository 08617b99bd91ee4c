internal import Synchronization

/// A value that several threads use, of any type.
///
/// `@unchecked Sendable` because a lock guards the value. No closure of the app is called while it
/// is held.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = Mutex(())
  private var stored: Value

  /// Creates a guarded value.
  init(_ value: Value) { stored = value }

  /// The value.
  var value: Value {
    get { lock.withLock { _ in stored } }
    set { lock.withLock { _ in stored = newValue } }
  }

  /// Changes the value, and returns what the function returns.
  func change<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { _ in body(&stored) }
  }
}
