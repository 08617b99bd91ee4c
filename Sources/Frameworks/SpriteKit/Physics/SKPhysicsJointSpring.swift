/// A joint that simulates a spring between two points; a rod with a frequency of 0.
open class SKPhysicsJointSpring: SKPhysicsJoint, @unchecked Sendable {
  /// Creates a joint between two points of the scene.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointSpring { SKPhysicsJointSpring(bodyA, bodyB, at: anchorA, anchorB) }

  /// The damping, where 1 lets the spring rest without swinging.
  open var damping: CGFloat = 0
  /// The frequency in hertz.
  open var frequency: CGFloat = 0

  override func solve(_ solver: JointSolver) {
    let way = solver.way
    let axis = way.length > 0 ? way * (1 / way.length) : CGVector(dx: 1, dy: 0)
    let error = way.length - length
    guard frequency > 0, let mass = solver.mass(along: axis) else {
      for _ in 0..<JointSolver.turns { solver.keep(along: axis, error: error) }
      return
    }
    // The force of a damped spring: -kx - cv with k = mω² and c = 2mζω.
    let speed = 2 * .pi * frequency
    let force =
      -mass * speed * speed * error - 2 * mass * damping * speed * solver.velocity.dot(axis)
    solver.push(axis * (force * solver.time))
  }
}
