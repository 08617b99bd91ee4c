import Dispatch
import Synchronization

/// What somebody waits for: it is given once, and whatever comes later is dropped.
final class Answer<Value: Sendable>: Sendable {
  /// Begins to wait.
  ///
  /// - Parameter take: Takes the first that is given, on the thread of whoever gives it.
  init(_ take: @escaping @Sendable (Value) -> Void) { taker = Mutex(take) }

  /// Gives it.
  ///
  /// - Thread: any.
  func give(_ value: Value) {
    let take = taker.withLock { taker in
      defer { taker = nil }
      return taker
    }
    take?(value)
  }

  private let taker: Mutex<(@Sendable (Value) -> Void)?>
}
