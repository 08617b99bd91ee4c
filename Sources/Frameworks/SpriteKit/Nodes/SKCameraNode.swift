/// A node whose position, rotation and scale set the part of a scene that is seen (Scenes.SK19…).
open class SKCameraNode: SKNode {
  /// Returns whether a node is in the visible part of the scene.
  open func contains(_ node: SKNode) -> Bool {
    guard let scene, scene === node.scene else { return false }
    let visible = scene.visibleRect(through: self)
    return visible.intersects(node.calculateAccumulatedFrame(in: scene))
  }

  /// Returns the nodes in the visible part of the scene.
  open func containedNodeSet() -> Set<SKNode> {
    guard let scene else { return [] }
    return Set(scene.drawnDescendants.filter { $0 !== self && contains($0) })
  }
}
