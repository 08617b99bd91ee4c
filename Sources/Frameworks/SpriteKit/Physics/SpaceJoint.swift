internal import CTactusChipmunk

/// The constraints of a joint in Chipmunk's space.
@MainActor
final class SpaceJoint {
  /// The fraction of a joint's error that remains after a second: three tenths are corrected in
  /// each step; a guess.
  private static let errorBias = pow(0.7, 240.0)

  let joint: SKPhysicsJoint
  let one: SpaceBody
  let other: SpaceBody
  /// Whether the constraints left the space.
  private(set) var isRemoved = false

  private let space: OpaquePointer
  private let constraints: [OpaquePointer]
  private let settings: [CGFloat]

  /// Creates the constraints, and adds them to a space; nil if neither body moves.
  init?(_ joint: SKPhysicsJoint, _ one: SpaceBody, _ other: SpaceBody, in space: OpaquePointer) {
    guard one !== other, one.isMovable || other.isMovable else { return nil }
    (self.joint, self.one, self.other, self.space) = (joint, one, other, space)
    settings = Self.settings(joint, one, other)
    constraints = joint.makeConstraints(Self.ends(joint, one, other)).compactMap(\.self)
    for constraint in constraints {
      cpConstraintSetErrorBias(constraint, Self.errorBias)
      // The bodies of a joint do not collide (a guess).
      cpConstraintSetCollideBodies(constraint, 0)
      cpSpaceAddConstraint(space, constraint)
    }
  }

  /// Whether the constraints match the current settings of the joint.
  var isCurrent: Bool {
    joint.bodyA === one.body && joint.bodyB === other.body
      && settings == Self.settings(joint, one, other)
  }

  /// Removes the constraints from their space, and frees them.
  func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    for constraint in constraints {
      cpSpaceRemoveConstraint(space, constraint)
      cpConstraintFree(constraint)
    }
  }

  /// Measures the force and the torque of the last step, of a duration in seconds.
  func measure(_ time: TimeInterval) {
    var (force, torque) = (0.0, 0.0)
    for constraint in constraints {
      let isTurning =
        cpConstraintIsGearJoint(constraint) != 0 || cpConstraintIsSimpleMotor(constraint) != 0
        || cpConstraintIsRotaryLimitJoint(constraint) != 0
      let impulse = cpConstraintGetImpulse(constraint) / time
      if isTurning { torque += impulse } else { force += abs(impulse) }
    }
    // Chipmunk returns the magnitude of the force; the movement gives the direction (ours).
    let pull = one.isMovable ? one.pull : other.pull * -1
    joint.setReaction(
      pull.length > 0 ? pull * (CGFloat(force) / pull.length) : .zero, torque: CGFloat(torque))
  }

  /// The settings that determine the constraints.
  private static func settings(
    _ joint: SKPhysicsJoint, _ one: SpaceBody, _ other: SpaceBody
  ) -> [CGFloat] {
    joint.settings + [one.body.mass, other.body.mass, joint.fastening]
      + [one.isMovable, other.isMovable, one.isTurnable, other.isTurnable].map { $0 ? 1 : 0 }
  }

  private static func ends(
    _ joint: SKPhysicsJoint, _ one: SpaceBody, _ other: SpaceBody
  ) -> JointEnds {
    let places = joint.places
    let turned = cpBodyGetAngle(other.pointer) - cpBodyGetAngle(one.pointer)
    let resistance = [one, other].filter { $0.isMovable && !$0.body.pinned }
      .map { 1 / max(1e-9, $0.body.mass.simulated) }.reduce(0, +)
    return JointEnds(
      one: one.pointer, other: other.pointer,
      anchors: (
        cpBodyWorldToLocal(one.pointer, places.one.vector),
        cpBodyWorldToLocal(other.pointer, places.other.vector)
      ),
      angle: turned + remainder(joint.angle.simulated - turned, 2 * .pi),
      length: joint.length.simulated, mass: resistance > 0 ? 1 / resistance : 1,
      isTurnable: one.isTurnable || other.isTurnable)
  }
}
