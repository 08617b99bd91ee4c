import Foundation

/// A signal of changes, after each of which a waiting test checks its condition again.
///
/// `@unchecked Sendable` because the condition guards the count.
public final class ChangeSignal: @unchecked Sendable {
  /// Creates a signal.
  public init() {}

  /// Reports a change.
  @Sendable public func notify() {
    condition.withLock {
      count += 1
      condition.broadcast()
    }
  }

  /// Waits until a condition holds, which is checked now and after each change.
  ///
  /// - Parameter seconds: The time limit, which ends a hang.
  /// - Returns: Whether it holds.
  public func wait(seconds: Double = 60, until holds: () -> Bool) -> Bool {
    let limit = Date(timeIntervalSinceNow: seconds)
    while true {
      let before = condition.withLock { count }
      if holds() { return true }
      let isChanged = condition.withLock {
        while count == before, condition.wait(until: limit) {}
        return count != before
      }
      if !isChanged { return holds() }
    }
  }

  // MARK: Internals

  private let condition = NSCondition()
  private var count = 0
}
