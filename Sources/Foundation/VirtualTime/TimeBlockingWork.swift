import TactusThreads

/// Work on another thread for which the phone's time waits at an instant (AppLife.PT16).
@MainActor
final class AwaitedWork {
  /// Creates a wait for work.
  ///
  /// - Parameters:
  ///   - wait: Waits for the work, at most for a limit of its own.
  ///   - body: Called when the wait is over.
  init(_ wait: @escaping @Sendable () -> Void, _ body: @escaping @MainActor @Sendable () -> Void) {
    (self.wait, self.body) = (wait, body)
  }

  /// Waits on this thread, which is that of the phone.
  func waitHere() {
    guard !isOver else { return }
    wait()
    isOver = true
  }

  /// Waits on another thread, and then calls a function on the main queue.
  func waitElsewhere(_ then: @escaping @MainActor @Sendable () -> Void) {
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
