/// Callbacks for a scene's frames; each method that the delegate lacks falls back to the scene's
/// own (Scenes.SK6).
@preconcurrency @MainActor
public protocol SKSceneDelegate: NSObjectProtocol {
  /// Called at the beginning of a frame.
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  /// Called after a frame's actions.
  func didEvaluateActions(for scene: SKScene)
  /// Called after a frame's physics.
  func didSimulatePhysics(for scene: SKScene)
  /// Called after a frame's constraints.
  func didApplyConstraints(for scene: SKScene)
  /// Called at the end of a frame.
  func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
  /// Calls the scene's method.
  public func update(_ currentTime: TimeInterval, for scene: SKScene) { scene.update(currentTime) }
  /// Calls the scene's method.
  public func didEvaluateActions(for scene: SKScene) { scene.didEvaluateActions() }
  /// Calls the scene's method.
  public func didSimulatePhysics(for scene: SKScene) { scene.didSimulatePhysics() }
  /// Calls the scene's method.
  public func didApplyConstraints(for scene: SKScene) { scene.didApplyConstraints() }
  /// Calls the scene's method.
  public func didFinishUpdate(for scene: SKScene) { scene.didFinishUpdate() }
}
