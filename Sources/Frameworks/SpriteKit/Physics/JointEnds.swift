internal import CTactusChipmunk

/// The bodies of a joint in Chipmunk's space, when its constraints are created.
struct JointEnds {
  let one: OpaquePointer
  let other: OpaquePointer
  /// The anchors in the coordinates of the bodies.
  let anchors: (one: cpVect, other: cpVect)
  /// The difference of the rotations when the joint was fastened.
  let angle: Double
  /// The distance of the anchors when the joint was fastened.
  let length: Double
  /// The mass that a force between the bodies moves.
  let mass: Double
  /// Whether a torque turns one of the bodies.
  let isTurnable: Bool

  /// Creates a constraint that keeps both anchors at the same point.
  func makePivot() -> OpaquePointer? { cpPivotJointNew2(one, other, anchors.one, anchors.other) }

  /// Creates a constraint that keeps the difference of the rotations; nil if nothing turns.
  func makeGear() -> OpaquePointer? { isTurnable ? cpGearJointNew(one, other, angle, 1) : nil }

  /// Creates a constraint that keeps the anchors' distance.
  func makeRod() -> OpaquePointer? {
    // A rod of length zero is a pivot.
    guard length > 0.01 else { return makePivot() }
    let rod = cpPinJointNew(one, other, anchors.one, anchors.other)
    if let rod { cpPinJointSetDist(rod, length) }
    return rod
  }
}
