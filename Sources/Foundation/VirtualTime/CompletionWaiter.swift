import Synchronization

/// A task that waits for a completion handler, which may be released without being called.
///
/// The handler retains the waiter. Its release without a call, such as that of a stopped animation,
/// resumes the task too, which would otherwise wait forever.
///
/// - Thread: any.
package final class CompletionWaiter<Value: Sendable>: Sendable {
  private let continuation: Mutex<PhoneContinuation<Value>?>
  private let fallback: Value

  fileprivate init(_ continuation: PhoneContinuation<Value>, fallback: Value) {
    self.continuation = Mutex(continuation)
    self.fallback = fallback
  }

  deinit { finish(fallback) }

  /// Resumes the task with a value; later calls do nothing.
  package func finish(_ value: Value) {
    let continuation = continuation.withLock { kept in
      defer { kept = nil }
      return kept
    }
    continuation?.resume(returning: value)
  }
}

/// Waits for a completion handler.
///
/// - Parameters:
///   - fallback: The value if the handler is released without a call.
///   - body: Gets the waiter, which the handler retains; called at once.
/// - Returns: The value that the waiter is finished with.
nonisolated(nonsending) package func withCompletionWaiter<Value: Sendable>(
  fallback: Value, _ body: (CompletionWaiter<Value>) -> Void
) async -> Value {
  let value: Value? = try? await withPhoneContinuation { continuation in
    body(CompletionWaiter(continuation, fallback: fallback))
  }
  return value ?? fallback
}
