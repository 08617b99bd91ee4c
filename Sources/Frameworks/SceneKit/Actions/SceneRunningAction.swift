/// An action that runs on a node.
// Source: Scenes.SC6
final class SceneRunningAction {
  let action: SCNAction
  let key: String?
  private let run: SceneActionRun
  private var completion: (() -> Void)?

  init(_ action: SCNAction, _ key: String?, _ completion: (() -> Void)?) {
    (self.action, self.key, self.completion) = (action, key, completion)
    run = SceneActionRun(action)
  }

  /// Runs the action for a time, and returns whether it has ended.
  func advance(_ node: SCNNode, by time: TimeInterval) -> Bool {
    run.advance(node, by: time) != nil
  }

  /// Calls the closure for the end of the action.
  func complete() {
    completion?()
    completion = nil
  }
}
