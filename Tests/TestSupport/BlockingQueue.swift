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
  ///
  /// The program traps if none comes within two minutes: a test that waits for ever would take one
  /// of the few threads that all tests have.
  public func removeFirst(file: StaticString = #file, line: UInt = #line) -> Value {
    let limit = Date(timeIntervalSinceNow: 120)
    return condition.withLock {
      while values.isEmpty, condition.wait(until: limit) {}
      if values.isEmpty { fatalError("no value came within two minutes", file: file, line: line) }
      return values.removeFirst()
    }
  }
}
