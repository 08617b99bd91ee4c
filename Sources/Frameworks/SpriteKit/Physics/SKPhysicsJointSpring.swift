internal import CTactusChipmunk

/// A spring between two anchors; a rod if the frequency is 0.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class SKPhysicsJointSpring: SKPhysicsJoint, @unchecked Sendable {
  /// Creates a joint between two points of the scene.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointSpring { SKPhysicsJointSpring(bodyA, bodyB, at: anchorA, anchorB) }

  /// The damping ratio; 1 is critical damping.
  open var damping: CGFloat = 0
  /// The frequency in hertz.
  open var frequency: CGFloat = 0

  override var settings: [CGFloat] { [damping, frequency] }

  override func makeConstraints(_ ends: JointEnds) -> [OpaquePointer?] {
    guard frequency > 0, frequency.isFinite else { return [ends.makeRod()] }
    // The force of a damped spring: -kx - cv with k = mω² and c = 2mζω.
    let speed = 2 * .pi * frequency.simulated
    return [
      cpDampedSpringNew(
        ends.one, ends.other, ends.anchors.one, ends.anchors.other, ends.length,
        ends.mass * speed * speed, 2 * ends.mass * max(0, damping.simulated) * speed)
    ]
  }
}
