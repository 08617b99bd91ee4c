/// An action that a node runs, with its key.
@MainActor
final class RunningAction {
  /// The action, a copy of the one that was passed.
  let action: SKAction
  /// The key under which it runs.
  let key: String?
  private(set) weak var node: SKNode?
  private(set) var isRemoved = false
  private let run: ActionRun
  private var completion: (() -> Void)?
  private let waiter: ActionWaiter?
  private var hasBegun = false

  /// Creates a run that has not begun.
  init(
    _ action: SKAction, on node: SKNode, key: String?, completion: (() -> Void)?,
    waiter: ActionWaiter?
  ) {
    (self.action, self.node, self.key) = (action, node, key)
    (self.completion, self.waiter, run) = (completion, waiter, ActionRun(action))
  }

  /// Continues the action; its time begins with the first evaluation (a guess).
  func advance(by time: TimeInterval) {
    guard !isRemoved else { return }
    let isFirst = !hasBegun
    hasBegun = true
    guard run.advance(by: isFirst ? 0 : time, for: self) != nil, !isRemoved else { return }
    let completion = completion
    node?.removeRunning { $0 === self }
    completion?()
  }

  /// Ends the action without calling its completion handler.
  func remove() { (isRemoved, completion) = (true, nil) }
}
