import Synchronization

/// The wait of a task, perhaps on the main actor, for the next element of a sequence.
///
/// A task on the main actor that an element resumes returns to the main queue through another
/// thread, so a turn waits for it (AppLife.PT3, AppLife.PT17).
///
/// - Thread: any.
package final class MainActorWait: Sendable {
  private enum State {
    /// No task on the main actor waits.
    case none
    /// A task on the main actor waits.
    case waiting
    /// The task has an element, and does not run yet.
    case resumed
  }

  private let state = Mutex(State.none)

  /// Creates a wait that has not begun.
  package init() {}

  /// Marks that a task begins to wait.
  ///
  /// - Parameter actor: The actor of the task.
  package func begin(on actor: (any Actor)?) {
    let isCounted = isOfMainActor(actor)
    state.withLock { $0 = isCounted ? .waiting : .none }
  }

  /// Marks that there is an element.
  package func resume() {
    state.withLock { state in
      guard state == .waiting else { return }
      state = .resumed
      ResumedTasks.begin()
    }
  }

  /// Marks that the task runs again.
  package func end() {
    state.withLock { state in
      if state == .resumed { ResumedTasks.end() }
      state = .none
    }
  }
}
