/// The steps of a group of simultaneous actions.
struct GroupSteps: ActionSteps {
  private var runs: [ActionRun]

  /// Creates the steps of some actions.
  init(_ actions: [SKAction]) { runs = actions.map { ActionRun($0) } }

  mutating func advance(by time: TimeInterval, for running: RunningAction) -> TimeInterval? {
    // The longest action determines the remaining time.
    var least = time
    var rest: [ActionRun] = []
    for run in runs {
      if let left = run.advance(by: time, for: running) {
        least = min(least, left)
      } else {
        rest.append(run)
      }
    }
    runs = rest
    return rest.isEmpty ? least : nil
  }
}
