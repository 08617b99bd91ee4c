/// The steps of a running action.
@MainActor
protocol ActionSteps {
  /// Continues the action, and returns the time left after its end; nil while it is running.
  mutating func advance(by time: TimeInterval, for running: RunningAction) -> TimeInterval?
}
