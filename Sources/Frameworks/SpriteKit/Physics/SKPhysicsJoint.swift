/// A connection of two physics bodies, simulated by Chipmunk (Scenes.SK37…).
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class SKPhysicsJoint: NSObject, @unchecked Sendable {
  /// Creates a joint at points of the scene.
  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, at anchorA: CGPoint, _ anchorB: CGPoint) {
    (self.bodyA, self.bodyB, anchors) = (bodyA, bodyB, (anchorA, anchorB))
    super.init()
  }

  /// The first body.
  open var bodyA: SKPhysicsBody
  /// The second body.
  open var bodyB: SKPhysicsBody
  /// The force of the joint in the last step.
  open var reactionForce: CGVector { reaction }
  /// The torque of the joint in the last step.
  open var reactionTorque: CGFloat { ownTorque }

  // MARK: Internals

  private let anchors: (one: CGPoint, other: CGPoint)
  private var local = (one: CGPoint.zero, other: CGPoint.zero)
  /// The difference of the rotations that the joint maintains.
  private(set) var angle: CGFloat = 0
  /// The rotation of the first body when the joint was fastened.
  private(set) var firstAngle: CGFloat = 0
  /// The distance of the anchors when the joint was fastened.
  private(set) var length: CGFloat = 0
  /// The number of times the joint was fastened.
  private(set) var fastening: CGFloat = 0
  private var reaction = CGVector.zero
  private var ownTorque: CGFloat = 0

  /// Fastens the joint at the current positions of the bodies.
  @MainActor
  func fasten() {
    fastening += 1
    local = (Self.local(anchors.one, bodyA), Self.local(anchors.other, bodyB))
    angle = bodyB.rotation - bodyA.rotation
    firstAngle = bodyA.rotation
    length = hypot(anchors.other.x - anchors.one.x, anchors.other.y - anchors.one.y)
  }

  /// The anchors in the scene's coordinates.
  @MainActor var places: (one: CGPoint, other: CGPoint) {
    (
      local.one.applying(bodyA.node?.transformToRoot ?? .identity),
      local.other.applying(bodyB.node?.transformToRoot ?? .identity)
    )
  }

  /// The properties of the joint as numbers, which determine its constraints.
  var settings: [CGFloat] { [] }

  /// Creates the constraints of the joint.
  @MainActor
  func makeConstraints(_ ends: JointEnds) -> [OpaquePointer?] { [] }

  /// Sets the force and the torque of the last step.
  func setReaction(_ force: CGVector, torque: CGFloat) { (reaction, ownTorque) = (force, torque) }

  @MainActor
  private static func local(_ point: CGPoint, _ body: SKPhysicsBody) -> CGPoint {
    point.applying((body.node?.transformToRoot ?? .identity).inverted())
  }
}
