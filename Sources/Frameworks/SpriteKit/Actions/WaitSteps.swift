/// The steps of an action that waits.
struct WaitSteps: ActionSteps {
  private let duration: TimeInterval
  private var elapsed: TimeInterval = 0

  /// Creates the steps of a time that differs by up to half of a range.
  init(_ duration: TimeInterval, range: TimeInterval) {
    let half = abs(range) / 2
    self.duration =
      half > 0 && half.isFinite
      ? max(0, duration + TimeInterval.random(in: -half...half)) : duration
  }

  mutating func advance(by time: TimeInterval, for running: RunningAction) -> TimeInterval? {
    elapsed += time
    // The tolerance covers rounding errors in the sum of frames.
    return elapsed >= duration - 1e-9 ? max(0, elapsed - duration) : nil
  }
}
