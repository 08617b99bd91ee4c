/// The steps of an action with a duration.
struct TimedSteps: ActionSteps {
  private let action: SKAction
  private let begin: ActionContent.Begin
  private var change: (@MainActor (ActionProgress) -> Void)?
  private var elapsed: TimeInterval = 0
  private var done: CGFloat = 0

  /// Creates the steps of an action.
  init(_ action: SKAction, _ begin: @escaping ActionContent.Begin) {
    (self.action, self.begin) = (action, begin)
  }

  mutating func advance(by time: TimeInterval, for running: RunningAction) -> TimeInterval? {
    guard let node = running.node else { return nil }
    let change = change ?? begin(node)
    self.change = change
    let duration = action.duration
    elapsed += time
    // The tolerance covers rounding errors in the sum of frames.
    let left = elapsed - duration
    let isDone = left >= -1e-9
    let now = isDone ? 1 : CGFloat(elapsed / duration)
    let part = action.eased(now)
    change(ActionProgress(before: done, now: part, elapsed: isDone ? duration : elapsed))
    done = part
    return isDone ? max(0, left) : nil
  }
}
