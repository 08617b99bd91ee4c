import Dispatch
import Synchronization

/// A result that is delivered once; later results are dropped.
final class PendingResult<Value: Sendable>: Sendable {
  /// Creates a pending result.
  ///
  /// - Parameter handle: Called with the first result, on the thread that delivers it.
  init(_ handle: @escaping @Sendable (Value) -> Void) { handler = Mutex(handle) }

  /// Delivers the result.
  ///
  /// - Thread: any.
  func resolve(_ value: Value) {
    let handle = handler.withLock { handler in
      defer { handler = nil }
      return handler
    }
    handle?(value)
  }

  private let handler: Mutex<(@Sendable (Value) -> Void)?>
}
