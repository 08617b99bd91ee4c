/// The steps of an action that runs.
@MainActor
protocol ActionSteps {
  /// Continues the action, and returns the time that is left after its end; nil before.
  mutating func advance(by time: TimeInterval, for running: RunningAction) -> TimeInterval?
}
