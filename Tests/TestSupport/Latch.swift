import Foundation

/// A barrier at which threads wait until a test opens it.
///
/// `@unchecked Sendable` because the condition guards the state.
public final class Latch: @unchecked Sendable {
  /// Creates a latch, open or closed.
  public init(isOpen: Bool = false) {
    self.isOpen = isOpen
  }

  /// Lets all waiting threads go on, and all that come later.
  public func open() {
    condition.withLock {
      isOpen = true
      condition.broadcast()
    }
  }

  /// Lets all threads that come later wait.
  public func close() { condition.withLock { isOpen = false } }

  /// Waits until the latch is open.
  public func pass() {
    condition.withLock {
      arrivals += 1
      condition.broadcast()
      while !isOpen, condition.wait(until: Date(timeIntervalSinceNow: Self.limit)) {}
    }
  }

  /// Waits until a number of threads have come to the latch, whether or not they went on.
  ///
  /// - Returns: Whether they have, within a minute.
  public func wait(forArrivals count: Int) -> Bool {
    condition.withLock {
      while arrivals < count, condition.wait(until: Date(timeIntervalSinceNow: Self.limit)) {}
      return arrivals >= count
    }
  }

  /// The number of threads that have come to the latch.
  public var arrivalCount: Int { condition.withLock { arrivals } }

  // MARK: Internals

  /// Seconds after which a test counts as hanging.
  private static let limit = 60.0

  private let condition = NSCondition()
  private var isOpen: Bool
  private var arrivals = 0
}
