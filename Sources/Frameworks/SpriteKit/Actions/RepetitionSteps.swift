/// The steps of a repeated action.
struct RepetitionSteps: ActionSteps {
  private let action: SKAction
  private var rest: Int?
  private var run: ActionRun?

  /// Creates the steps; a count of nil has no end.
  init(_ action: SKAction, count: Int?) { (self.action, rest) = (action, count) }

  mutating func advance(by time: TimeInterval, for running: RunningAction) -> TimeInterval? {
    var time = time
    while rest.map({ $0 > 0 }) ?? true {
      let current = run ?? ActionRun(action)
      let isNew = run == nil
      run = current
      guard let left = current.advance(by: time, for: running) else { return nil }
      run = nil
      rest? -= 1
      // An action without a duration is repeated forever only once a frame.
      if rest == nil, isNew, left >= time { return nil }
      time = left
    }
    return time
  }
}
