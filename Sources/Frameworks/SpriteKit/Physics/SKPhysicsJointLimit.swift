/// A joint that limits the distance of two bodies, like a rope.
open class SKPhysicsJointLimit: SKPhysicsJoint, @unchecked Sendable {
  /// Creates a joint between two points of the scene.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointLimit {
    let joint = SKPhysicsJointLimit(bodyA, bodyB, at: anchorA, anchorB)
    joint.maxLength = hypot(anchorB.x - anchorA.x, anchorB.y - anchorA.y)
    return joint
  }

  /// The greatest distance.
  open var maxLength: CGFloat = 0

  override func solve(_ solver: JointSolver) {
    let way = solver.way
    guard way.length > 0 else { return }
    for _ in 0..<JointSolver.turns {
      solver.keep(
        along: way * (1 / way.length), error: way.length - maxLength, isLimit: true)
    }
  }
}
