internal import CTactusChipmunk

extension DynamicsWorld {
  /// An end of an attachment: an item and a place on it.
  struct AttachmentEnd {
    let item: any UIDynamicItem
    /// The distance from the center, in the item's own directions.
    let offset: UIOffset
  }

  /// The properties of a rod, or of a spring if there is a frequency.
  struct RodProperties {
    let length: CGFloat
    let frequency: CGFloat
    let damping: CGFloat
  }

  /// Attaches an end to another, or to a point, at a distance.
  func attach(
    _ end: AttachmentEnd, to other: AttachmentEnd?, or point: CGPoint, by rod: RodProperties
  ) {
    guard let (one, two) = bodies(end, other, point) else { return }
    guard rod.frequency > 0 else {
      if rod.length < 0.01 {
        return add(cpPivotJointNew2(one.body, two.body, one.anchor, two.anchor))
      }
      let joint = cpPinJointNew(one.body, two.body, one.anchor, two.anchor)
      if let joint { cpPinJointSetDist(joint, Double(rod.length)) }
      return add(joint)
    }
    let rate = 2 * .pi * Double(rod.frequency)
    // The mass that swings: of both ends, the lighter one counts more.
    var inverse = 0.0
    for item in [end.item, other?.item] {
      guard let item, let body = body(item), !body.properties.isAnchored else { continue }
      inverse += 1 / Double(body.mass)
    }
    guard inverse > 0 else { return }
    add(
      cpDampedSpringNew(
        one.body, two.body, one.anchor, two.anchor, Double(rod.length), rate * rate / inverse,
        2 * Double(rod.damping) * rate / inverse))
  }

  /// Limits the distance of an end to another, or to a point.
  func limit(_ end: AttachmentEnd, to other: AttachmentEnd?, or point: CGPoint, length: CGFloat) {
    guard let (one, two) = bodies(end, other, point) else { return }
    add(cpSlideJointNew(one.body, two.body, one.anchor, two.anchor, 0, Double(length)))
  }

  /// Pins two items to each other at a point, and keeps their angle if they are fixed.
  func pin(
    _ end: AttachmentEnd, to other: AttachmentEnd, at point: CGPoint, isFixed: Bool,
    frictionTorque: CGFloat
  ) {
    guard let one = body(end.item), let two = body(other.item) else { return }
    add(cpPivotJointNew(one.body, two.body, cpVect(point)))
    if isFixed {
      let angle = cpBodyGetAngle(two.body) - cpBodyGetAngle(one.body)
      add(cpGearJointNew(one.body, two.body, angle, 1))
    } else if frictionTorque > 0 {
      let motor = cpSimpleMotorNew(one.body, two.body, 0)
      if let motor { cpConstraintSetMaxForce(motor, Double(frictionTorque)) }
      add(motor)
    }
  }

  /// Lets an item slide along an axis through a point, without turning.
  func slide(
    _ end: AttachmentEnd, through point: CGPoint, along axis: CGVector, in range: UIFloatRange
  ) {
    guard let body = body(end.item), axis.length > 0 else { return }
    let unit = axis * (1 / axis.length)
    func place(_ distance: CGFloat) -> cpVect {
      // An endless groove ends far away from any screen.
      let limited = min(max(distance, -100_000), 100_000)
      return cpVect(
        CGPoint(x: point.x + unit.dx * limited, y: point.y + unit.dy * limited))
    }
    let anchor = cpVect(end.offset)
    add(
      cpGrooveJointNew(ground, body.body, place(range.minimum), place(range.maximum), anchor))
    add(cpGearJointNew(ground, body.body, cpBodyGetAngle(body.body), 1))
  }

  /// Lets an item slide along an axis of another one through a point, without turning against it.
  func slide(
    _ end: AttachmentEnd, on other: AttachmentEnd, through point: CGPoint, along axis: CGVector,
    in range: UIFloatRange
  ) {
    guard let body = body(end.item), let rail = self.body(other.item), body !== rail,
      axis.length > 0
    else { return }
    let unit = axis * (1 / axis.length)
    func place(_ distance: CGFloat) -> cpVect {
      let limited = min(max(distance, -100_000), 100_000)
      return cpBodyWorldToLocal(
        rail.body,
        cpVect(CGPoint(x: point.x + unit.dx * limited, y: point.y + unit.dy * limited)))
    }
    let anchor = cpBodyWorldToLocal(body.body, cpVect(point))
    add(
      cpGrooveJointNew(rail.body, body.body, place(range.minimum), place(range.maximum), anchor))
    let turn = cpBodyGetAngle(body.body) - cpBodyGetAngle(rail.body)
    add(cpGearJointNew(rail.body, body.body, turn, 1))
  }

  private typealias Anchor = (body: OpaquePointer, anchor: cpVect)

  /// Returns the bodies and places of both ends.
  private func bodies(_ end: AttachmentEnd, _ other: AttachmentEnd?, _ point: CGPoint) -> (
    Anchor, Anchor
  )? {
    guard let one = body(end.item) else { return nil }
    let first = (one.body, cpVect(end.offset))
    guard let other else { return ground.map { (first, ($0, cpVect(point))) } }
    guard let two = body(other.item), two !== one else { return nil }
    return (first, (two.body, cpVect(other.offset)))
  }
}
