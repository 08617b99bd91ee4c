/// An abstract class for rules that control the places of nodes (Scenes.SC8).
open class SCNConstraint: NSObject, NSCopying, @unchecked Sendable {
  override init() { super.init() }

  /// The strength, 0…1.
  open var influenceFactor: CGFloat = 1
  /// Whether the rule holds.
  open var isEnabled = true
  /// Whether the rule begins with the place of the frame before; stored.
  open var isIncremental = true

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = duplicate()
    (copy.influenceFactor, copy.isEnabled) = (influenceFactor, isEnabled)
    copy.isIncremental = isIncremental
    return copy
  }

  /// Moves a node so that the rule holds.
  ///
  /// - Parameter view: The node from which the scene is seen.
  func apply(to node: SCNNode, seenFrom view: SCNNode?) {
    // does nothing
  }

  func duplicate() -> SCNConstraint { SCNConstraint() }

  /// Turns a node to a rotation in the scene, as far as the rule is strong.
  func turn(_ node: SCNNode, to goal: simd_quatf) {
    let part = Float(min(max(influenceFactor, 0), 1))
    node.simdWorldOrientation =
      part < 1 ? simd_slerp(node.simdWorldOrientation, goal, part) : goal
  }
}
