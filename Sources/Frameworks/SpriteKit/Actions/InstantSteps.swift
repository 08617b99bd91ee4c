/// The only step of an action without a duration.
struct InstantSteps: ActionSteps {
  private let body: @MainActor (SKNode) -> Void

  /// Creates the step.
  init(_ body: @escaping @MainActor (SKNode) -> Void) { self.body = body }

  func advance(by time: TimeInterval, for running: RunningAction) -> TimeInterval? {
    guard let node = running.node else { return nil }
    body(node)
    return time
  }
}
