/// A constraint that turns a node's front to a target (Scenes.SC8).
open class SCNLookAtConstraint: SCNConstraint, @unchecked Sendable {
  /// Creates a constraint.
  public init(target: SCNNode?) {
    self.target = target
    super.init()
  }

  /// The target.
  open var target: SCNNode?
  /// The point in the target's coordinates at which the front points.
  open var targetOffset = SCNVector3Zero
  /// The front direction, in the node's own coordinates.
  open var localFront = SCNNode.localFront
  /// The world's up direction, used if gimbal lock is enabled.
  open var worldUp = SCNNode.localUp
  /// Whether `worldUp` is used instead of the node's own up direction.
  open var isGimbalLockEnabled = false

  override func apply(to node: SCNNode, seenFrom view: SCNNode?) {
    guard let target else { return }
    let goal = SIMD3(target.convertPosition(targetOffset, to: nil))
    let up = isGimbalLockEnabled ? SIMD3(worldUp) : SIMD3(node.worldUp)
    guard let way = SceneTurn.basis(front: goal - node.simdWorldPosition, up: up),
      let own = SceneTurn.basis(front: SIMD3(localFront), up: SIMD3(SCNNode.localUp))
    else { return }
    turn(node, to: simd_quatf(way * own.transpose))
  }

  override func duplicate() -> SCNConstraint {
    let copy = SCNLookAtConstraint(target: target)
    (copy.targetOffset, copy.localFront) = (targetOffset, localFront)
    (copy.worldUp, copy.isGimbalLockEnabled) = (worldUp, isGimbalLockEnabled)
    return copy
  }
}
