/// A task that waits until an action has ended: until the action is released.
final class ActionWaiter: Sendable {
  private let continuation: CheckedContinuation<Void, Never>

  /// Creates a waiter that resumes a task at its own end.
  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

  deinit { continuation.resume() }
}
