import TactusThreads

/// Work on another thread that blocks the phone's time at an instant until it is done
/// (AppLife.PT16).
@MainActor
final class TimeBlockingWork {
  /// Creates a wait for work.
  ///
  /// - Parameters:
  ///   - wait: Waits for the work, at most for a limit of its own.
  ///   - body: Called when the wait is over.
  init(_ wait: @escaping @Sendable () -> Void, _ body: @escaping @MainActor @Sendable () -> Void) {
    (self.wait, self.body) = (wait, body)
  }

  /// Waits on this thread, which is that of the phone.
  func waitOnThisThread() {
    guard !isOver else { return }
    wait()
    isOver = true
  }

  /// Waits on another thread, and then calls a function on the main queue.
  func waitOnAnotherThread(_ then: @escaping @MainActor @Sendable () -> Void) {
    let wait = wait
    let end = AppContext.binding { [self] in
      MainActor.assumeIsolated {
        isOver = true
        then()
      }
    }
    DetachedThread.run {
      wait()
      DispatchQueue.main.Dispatch::async(execute: end)
    }
  }

  /// Called when the wait is over.
  let body: @MainActor @Sendable () -> Void
  /// Whether the wait is over.
  private(set) var isOver = false

  private let wait: @Sendable () -> Void
}
