import Foundation

/// A queue of values from any thread, whose reader waits for the next one.
///
/// `@unchecked Sendable` because the condition guards the values.
public final class BlockingQueue<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var values: [Value] = []

  /// Creates an empty queue.
  public init() {}

  /// Adds a value.
  @Sendable public func append(_ value: Value) {
    condition.withLock {
      values.append(value)
      condition.signal()
    }
  }

  /// Waits for the next value, removes it and returns it.
  public func removeFirst() -> Value {
    condition.withLock {
      while values.isEmpty { condition.wait() }
      return values.removeFirst()
    }
  }
}
