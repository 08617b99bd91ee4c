/// A runner of actions (Scenes.SC6).
public protocol SCNActionable: NSObjectProtocol {
  /// Runs an action.
  func runAction(_ action: SCNAction)
  /// Runs an action, and calls a closure at its end.
  func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?)
  /// Runs an action, and returns when it has ended or was removed.
  nonisolated(nonsending) func runAction(_ action: SCNAction) async
  /// Runs an action in place of the one with the same key.
  func runAction(_ action: SCNAction, forKey key: String?)
  /// Runs an action in place of the one with the same key, and calls a closure at its end.
  func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)?)
  /// Runs an action in place of the one with the same key, and returns when it has ended or was
  /// removed.
  nonisolated(nonsending) func runAction(_ action: SCNAction, forKey key: String?) async
  /// Whether actions run.
  var hasActions: Bool { get }
  /// The keys of the actions that run.
  var actionKeys: [String] { get }
  /// Returns the action that runs with a key.
  func action(forKey key: String) -> SCNAction?
  /// Removes the action with a key.
  func removeAction(forKey key: String)
  /// Removes all actions.
  func removeAllActions()
}
