internal import CTactusChipmunk

/// A joint that keeps two anchors within a distance.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class SKPhysicsJointLimit: SKPhysicsJoint, @unchecked Sendable {
  /// Creates a joint between two points of the scene.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointLimit {
    let joint = SKPhysicsJointLimit(bodyA, bodyB, at: anchorA, anchorB)
    joint.maxLength = hypot(anchorB.x - anchorA.x, anchorB.y - anchorA.y)
    return joint
  }

  /// The maximum distance.
  open var maxLength: CGFloat = 0

  override var settings: [CGFloat] { [maxLength] }

  override func makeConstraints(_ ends: JointEnds) -> [OpaquePointer?] {
    [
      cpSlideJointNew(
        ends.one, ends.other, ends.anchors.one, ends.anchors.other, 0, max(0, maxLength.simulated))
    ]
  }
}
