/// A continuation of a task, resumed when its action ends: when the action is released.
final class ActionWaiter: Sendable {
  private let continuation: CheckedContinuation<Void, Never>

  /// Creates a waiter that resumes a task at its own end.
  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

  deinit { continuation.resume() }
}
