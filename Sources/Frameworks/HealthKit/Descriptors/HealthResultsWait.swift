internal import Synchronization
internal import TactusVirtualTime

/// The wait of a task on the main actor for the next result, which a turn knows when it ends.
///
/// - Thread: any.
final class HealthResultsWait: Sendable {
  private enum State {
    /// No task on the main actor waits.
    case none
    /// A task on the main actor waits.
    case waiting
    /// The task has a result, and does not run yet.
    case resumed
  }

  private let state = Mutex(State.none)

  /// A task begins to wait.
  ///
  /// - Parameter isCounted: Whether the task is one of the main actor.
  func begin(isCounted: Bool) { state.withLock { $0 = isCounted ? .waiting : .none } }

  /// There is a result.
  func resume() {
    state.withLock { state in
      guard state == .waiting else { return }
      state = .resumed
      ResumedTasks.begin()
    }
  }

  /// Resumes the task.
  func end() {
    state.withLock { state in
      if state == .resumed { ResumedTasks.end() }
      state = .none
    }
  }
}
