import TactusThreads

extension PhoneTime {
  /// Calls a completion handler of a framework on another thread (AppLife.PT18).
  ///
  /// Within a turn of an app of its own process the phone's time waits until the handler has
  /// returned, at most for a limit, and the main queue runs meanwhile.
  ///
  /// - Parameter handler: The completion handler.
  /// - Thread: any.
  package static func callOnAnotherThread(_ handler: @escaping @Sendable () -> Void) {
    let returned = DispatchSemaphore(value: 0)
    DispatchQueue.global().Dispatch::async(
      execute: AppContext.binding {
        handler()
        returned.signal()
      })
    guard isActive else { return }
    MainActor.assumeIsolated {
      let timers = AppTimers.shared
      // A test's own process does not run the main queue, for which a handler may wait.
      guard !timers.isTestDriven, !TurnQueue.shared.isEnabled else { return }
      let wait: @Sendable () -> Void = { _ = returned.wait(timeout: .now() + handlerLimit) }
      timers.dueWork.append(TimeBlockingWork(wait) {})
    }
  }

  /// The seconds that the phone's time waits for a completion handler, at most: a handler may wait
  /// itself for something that only the next turn brings.
  ///
  /// - Source: ours. Confidence: guess.
  private static let handlerLimit = 2.0
}
