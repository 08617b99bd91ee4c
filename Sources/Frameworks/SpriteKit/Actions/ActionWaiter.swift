/// The continuation of a task that waits for an action; resumed when the action is released at its
/// end.
final class ActionWaiter: Sendable {
  private let continuation: CheckedContinuation<Void, Never>

  /// Creates a waiter that resumes a task when it is deinitialized.
  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

  deinit { continuation.resume() }
}
