/// The base class of objects that connect physics bodies.
///
/// Steps Scenes.SK37…
open class SKPhysicsJoint: NSObject, @unchecked Sendable {
  /// Creates a joint at points of the scene.
  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, at anchorA: CGPoint, _ anchorB: CGPoint) {
    (self.bodyA, self.bodyB, anchors) = (bodyA, bodyB, (anchorA, anchorB))
    super.init()
  }

  /// One body.
  open var bodyA: SKPhysicsBody
  /// The other body.
  open var bodyB: SKPhysicsBody
  /// The force of the joint in the last step.
  open var reactionForce: CGVector { reaction }
  /// The torque of the joint; 0, as it is not measured.
  open var reactionTorque: CGFloat { 0 }

  // MARK: Internals

  private let anchors: (one: CGPoint, other: CGPoint)
  private var local = (one: CGPoint.zero, other: CGPoint.zero)
  /// The difference of the rotations that the joint keeps.
  private(set) var angle: CGFloat = 0
  /// The distance of the anchors at the beginning.
  private(set) var length: CGFloat = 0
  fileprivate(set) var reaction = CGVector.zero

  /// Fastens the joint at the present places of the bodies.
  @MainActor
  func fasten() {
    local = (Self.local(anchors.one, bodyA), Self.local(anchors.other, bodyB))
    angle = (bodyB.node?.zRotation ?? 0) - (bodyA.node?.zRotation ?? 0)
    length = hypot(anchors.other.x - anchors.one.x, anchors.other.y - anchors.one.y)
  }

  /// The anchors in the scene's coordinates.
  @MainActor var places: (one: CGPoint, other: CGPoint) {
    (
      local.one.applying(bodyA.node?.transformToRoot ?? .identity),
      local.other.applying(bodyB.node?.transformToRoot ?? .identity)
    )
  }

  /// Changes the velocities of the bodies in a step of a time in seconds.
  @MainActor
  func solve(_ solver: JointSolver) {
    // does nothing
  }

  @MainActor
  private static func local(_ point: CGPoint, _ body: SKPhysicsBody) -> CGPoint {
    point.applying((body.node?.transformToRoot ?? .identity).inverted())
  }
}

extension SKPhysicsJoint {
  /// Begins a step, which measures the reaction anew.
  @MainActor
  func run(_ time: CGFloat) {
    guard time > 0, bodyA.node?.scene != nil, bodyA.node?.scene === bodyB.node?.scene else {
      return
    }
    let solver = JointSolver(self, time)
    solve(solver)
    reaction = solver.impulse * (1 / time)
  }
}
