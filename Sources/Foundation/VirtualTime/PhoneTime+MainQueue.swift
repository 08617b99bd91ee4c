import TactusThreads

extension PhoneTime {
  /// Runs a framework's function on the main queue: before the turn of the app ends (AppLife.PT9),
  /// else when the queue comes to it.
  ///
  /// - Thread: any.
  package static func runLater(_ body: @escaping @MainActor @Sendable () -> Void) {
    guard isOnMainQueue, queuesTurnWork else {
      return DispatchQueue.main.Dispatch::async(
        execute: AppContext.binding { MainActor.assumeIsolated(body) })
    }
    addToTurn { MainActor.assumeIsolated(body) }
  }

  /// Runs a framework's function on the main queue after seconds: of the phone's time within a turn
  /// of the app (AppLife.PT2), else of the machine's.
  ///
  /// - Thread: any.
  package static func run(
    after seconds: TimeInterval, _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    let seconds = max(seconds, 0)
    guard isActive else {
      return DispatchQueue.main.Dispatch::asyncAfter(
        deadline: .now() + seconds, execute: AppContext.binding { MainActor.assumeIsolated(body) })
    }
    wait(seconds) { MainActor.assumeIsolated(body) }
  }
}
