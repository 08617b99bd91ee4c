import Foundation

/// A collection of values from any thread that lets a test wait until enough have come.
///
/// `@unchecked Sendable` because the condition guards the values.
public final class Mailbox<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var values: [Value] = []

  /// Creates an empty mailbox.
  public init() {}

  /// Adds a value.
  @Sendable public func put(_ value: Value) {
    condition.withLock {
      values.append(value)
      condition.signal()
    }
  }

  /// The number of values so far.
  public var count: Int { condition.withLock { values.count } }

  /// Whether none has come so far.
  public var isEmpty: Bool { count == 0 }

  /// Returns the first values; fewer if they do not come within two minutes.
  public func first(_ count: Int) -> [Value] {
    let limit = Date(timeIntervalSinceNow: 120)
    return condition.withLock {
      while values.count < count, condition.wait(until: limit) {}
      return Array(values.prefix(count))
    }
  }
}
