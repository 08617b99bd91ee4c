internal import CTactusChipmunk

/// A joint about which two bodies rotate.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class SKPhysicsJointPin: SKPhysicsJoint, @unchecked Sendable {
  /// Creates a joint at a point of the scene.
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointPin { SKPhysicsJointPin(bodyA, bodyB, at: anchor, anchor) }

  /// Whether the angle is limited.
  open var shouldEnableLimits = false
  /// The minimum angle in radians, relative to that when the joint was added.
  open var lowerAngleLimit: CGFloat = 0
  /// The maximum angle in radians, relative to that when the joint was added.
  open var upperAngleLimit: CGFloat = 0
  /// The maximum torque of the friction or the motor, in the unit of `applyTorque(_:)` (a guess).
  open var frictionTorque: CGFloat = 0
  /// The angular velocity of the motor in radians per second; 0 without a motor.
  open var rotationSpeed: CGFloat = 0

  override var settings: [CGFloat] {
    [shouldEnableLimits ? 1 : 0, lowerAngleLimit, upperAngleLimit, frictionTorque, rotationSpeed]
  }

  override func makeConstraints(_ ends: JointEnds) -> [OpaquePointer?] {
    let pivot = ends.makePivot()
    guard ends.isTurnable else { return [pivot] }
    var limits: OpaquePointer?
    if shouldEnableLimits, lowerAngleLimit <= upperAngleLimit {
      limits = cpRotaryLimitJointNew(
        ends.one, ends.other, ends.angle + lowerAngleLimit.simulated,
        ends.angle + upperAngleLimit.simulated)
    }
    var motor: OpaquePointer?
    if rotationSpeed != 0 || frictionTorque > 0 {
      // In Chipmunk, the motor turns the first body relative to the second.
      motor = cpSimpleMotorNew(ends.one, ends.other, -rotationSpeed.simulated)
    }
    if let motor, frictionTorque > 0 {
      cpConstraintSetMaxForce(motor, frictionTorque.simulated)
    }
    return [pivot, limits, motor]
  }
}
