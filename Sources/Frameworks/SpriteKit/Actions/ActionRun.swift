/// An action as it runs on a node, at its own speed.
@MainActor
final class ActionRun {
  private let action: SKAction
  private var steps: any ActionSteps

  /// Creates a run that has not begun.
  init(_ action: SKAction) {
    self.action = action
    steps =
      switch action.content {
      case .timed(let begin): TimedSteps(action, begin)
      case .instant(let body): InstantSteps(body)
      case .wait(let range): WaitSteps(action.duration, range: range)
      case .sequence(let actions): SequenceSteps(actions)
      case .group(let actions): GroupSteps(actions)
      case .repetition(let action, let count): RepetitionSteps(action, count: count)
      }
  }

  /// Continues the run, and returns the time left after its end; nil while it is running.
  func advance(by time: TimeInterval, for running: RunningAction) -> TimeInterval? {
    let speed = TimeInterval(action.speed)
    guard speed > 0, !running.isRemoved else { return nil }
    return steps.advance(by: time * speed, for: running).map { $0 / speed }
  }
}
