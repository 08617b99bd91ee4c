/// The methods that a view of a scene calls in each of its frames, on the main thread; all are
/// optional (Scenes.SC10).
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  /// Tells the delegate that a frame begins.
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
  /// Tells the delegate that actions have moved nodes.
  func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
  /// Tells the delegate that bodies have moved; nothing moves them here.
  func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
  /// Tells the delegate that constraints have moved nodes.
  func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval)
  /// Tells the delegate that the scene would be drawn now.
  func renderer(
    _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
  /// Tells the delegate that the scene would have been drawn.
  func renderer(
    _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
  /// Does nothing.
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
  /// Does nothing.
  public func renderer(
    _ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval
  ) {}
  /// Does nothing.
  public func renderer(
    _ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval
  ) {}
  /// Does nothing.
  public func renderer(
    _ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval
  ) {}
  /// Does nothing.
  public func renderer(
    _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval
  ) {}
  /// Does nothing.
  public func renderer(
    _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval
  ) {}
}
