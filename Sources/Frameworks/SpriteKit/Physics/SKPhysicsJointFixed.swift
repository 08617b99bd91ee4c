/// A joint that keeps two bodies at a fixed distance and angle.
///
/// - Thread: as `SKPhysicsJoint`; it adds nothing that changes.
open class SKPhysicsJointFixed: SKPhysicsJoint, @unchecked Sendable {
  /// Creates a joint at a point of the scene.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointFixed { SKPhysicsJointFixed(bodyA, bodyB, at: anchor, anchor) }

  override func makeConstraints(_ ends: JointEnds) -> [OpaquePointer?] {
    [ends.makePivot(), ends.makeGear()]
  }
}
