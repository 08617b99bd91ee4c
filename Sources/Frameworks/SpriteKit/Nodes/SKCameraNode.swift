/// A node that determines which portion of the scene's coordinates is visible in the view
/// (Scenes.SK19…).
open class SKCameraNode: SKNode {
  /// Returns whether a node is visible through this camera.
  open func contains(_ node: SKNode) -> Bool {
    guard let scene, scene === node.scene else { return false }
    let visible = scene.visibleRect(through: self)
    return visible.intersects(node.calculateAccumulatedFrame(in: scene))
  }

  /// Returns the visible nodes of the scene.
  open func containedNodeSet() -> Set<SKNode> {
    guard let scene else { return [] }
    return Set(scene.drawnDescendants.filter { $0 !== self && contains($0) })
  }
}
