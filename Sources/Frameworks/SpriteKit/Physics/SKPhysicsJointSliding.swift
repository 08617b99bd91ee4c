/// A joint on which two bodies slide along an axis.
open class SKPhysicsJointSliding: SKPhysicsJoint, @unchecked Sendable {
  /// Creates a joint at a point of the scene.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
  ) -> SKPhysicsJointSliding {
    let joint = SKPhysicsJointSliding(bodyA, bodyB, at: anchor, anchor)
    if axis.length > 0 { joint.axis = axis * (1 / axis.length) }
    return joint
  }

  /// A Boolean value that indicates whether the distance has limits.
  open var shouldEnableLimits = false
  /// The least distance.
  open var lowerDistanceLimit: CGFloat = 0
  /// The greatest distance.
  open var upperDistanceLimit: CGFloat = 0

  private var axis = CGVector(dx: 1, dy: 0)

  override func solve(_ solver: JointSolver) {
    let across = CGVector(dx: -axis.dy, dy: axis.dx)
    for _ in 0..<JointSolver.turns {
      solver.keepAngle(angle)
      solver.keep(along: across, error: solver.way.dot(across))
      guard shouldEnableLimits else { continue }
      let place = solver.way.dot(axis)
      solver.keep(along: axis, error: place - upperDistanceLimit, isLimit: true)
      solver.keep(along: axis * -1, error: lowerDistanceLimit - place, isLimit: true)
    }
  }
}
