/// The base class of constraints, which apply to nodes after actions in each frame (Scenes.SC8).
open class SCNConstraint: NSObject, NSCopying, @unchecked Sendable {
  override init() { super.init() }

  /// The weight of the constraint, 0…1.
  open var influenceFactor: CGFloat = 1
  /// Whether the constraint is applied.
  open var isEnabled = true
  /// Whether the constraint starts from the previous frame's result; stored.
  open var isIncremental = true

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = duplicate()
    (copy.influenceFactor, copy.isEnabled) = (influenceFactor, isEnabled)
    copy.isIncremental = isIncremental
    return copy
  }

  /// Applies the constraint to a node.
  ///
  /// - Parameter view: The node from which the scene is seen.
  func apply(to node: SCNNode, seenFrom view: SCNNode?) {
    // does nothing
  }

  func duplicate() -> SCNConstraint { SCNConstraint() }

  /// Rotates a node towards a world orientation, weighted by `influenceFactor`.
  func turn(_ node: SCNNode, to goal: simd_quatf) {
    let part = Float(min(max(influenceFactor, 0), 1))
    node.simdWorldOrientation =
      part < 1 ? simd_slerp(node.simdWorldOrientation, goal, part) : goal
  }
}
