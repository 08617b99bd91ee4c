import Synchronization

/// A value that closures on several threads share.
final class SharedValue<Value: Sendable>: Sendable {
  init(_ value: Value) { mutex = Mutex(value) }

  var value: Value { mutex.withLock { $0 } }

  func set(_ value: Value) { mutex.withLock { $0 = value } }

  private let mutex: Mutex<Value>
}
