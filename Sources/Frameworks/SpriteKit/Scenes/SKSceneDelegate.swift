/// Methods that take part in a scene's frames; a method that the delegate does not have is that of
/// the scene (Scenes.SK6).
@preconcurrency @MainActor
public protocol SKSceneDelegate: NSObjectProtocol {
  /// Tells the delegate to update the scene, at the beginning of a frame.
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  /// Tells the delegate that the actions of a frame were evaluated.
  func didEvaluateActions(for scene: SKScene)
  /// Tells the delegate that the physics of a frame were simulated.
  func didSimulatePhysics(for scene: SKScene)
  /// Tells the delegate that the constraints of a frame were applied.
  func didApplyConstraints(for scene: SKScene)
  /// Tells the delegate that a frame is complete.
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
