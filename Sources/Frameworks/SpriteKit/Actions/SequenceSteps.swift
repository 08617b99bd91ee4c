/// The steps of actions one after the other.
struct SequenceSteps: ActionSteps {
  private var rest: ArraySlice<SKAction>
  private var run: ActionRun?

  /// Creates the steps of some actions.
  init(_ actions: [SKAction]) { rest = actions[...] }

  mutating func advance(by time: TimeInterval, for running: RunningAction) -> TimeInterval? {
    var time = time
    while let current = run ?? rest.popFirst().map({ ActionRun($0) }) {
      run = current
      guard let left = current.advance(by: time, for: running) else { return nil }
      (time, run) = (left, nil)
    }
    return time
  }
}
