/// A joint that pins two bodies together at a point.
open class SKPhysicsJointPin: SKPhysicsJoint, @unchecked Sendable {
  /// Creates a joint at a point of the scene.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointPin { SKPhysicsJointPin(bodyA, bodyB, at: anchor, anchor) }

  /// A Boolean value that indicates whether the angle has limits; stored (Scenes.SK40).
  open var shouldEnableLimits = false
  /// The least angle in radians; stored.
  open var lowerAngleLimit: CGFloat = 0
  /// The greatest angle in radians; stored.
  open var upperAngleLimit: CGFloat = 0
  /// The torque that friction applies; stored.
  open var frictionTorque: CGFloat = 0
  /// The speed at which the joint turns; stored.
  open var rotationSpeed: CGFloat = 0

  override func solve(_ solver: JointSolver) {
    for _ in 0..<JointSolver.turns { solver.keepTogether() }
  }
}
