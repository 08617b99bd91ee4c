internal import CTactusChipmunk

/// The body of an item in Chipmunk's space.
@MainActor
final class DynamicsBody {
  /// The physical properties of an item.
  struct Properties: Equatable {
    var elasticity: CGFloat = 0
    var friction: CGFloat = 0
    var density: CGFloat = 1
    var charge: CGFloat = 0
    var isAnchored = false
    var allowsRotation = true
  }

  let item: any UIDynamicItem
  let body: OpaquePointer
  private(set) var properties = Properties()
  private(set) var mass: CGFloat = 1

  init?(_ item: any UIDynamicItem) {
    guard let body = cpBodyNew(1, 1) else { return nil }
    (self.item, self.body) = (item, body)
    readItem()
  }

  isolated deinit { cpBodyFree(body) }

  // MARK: The item

  /// Reads the center and the rotation of the item.
  func readItem() {
    let transform = item.transform
    cpBodySetPosition(body, cpVect(item.center))
    cpBodySetAngle(body, Double(atan2(transform.b, transform.a)))
  }

  /// Writes the center, and the rotation if items rotate.
  func writeItem() {
    guard !properties.isAnchored else { return }
    let center = position
    if item.center != center { item.center = center }
    guard properties.allowsRotation else { return }
    let transform = CGAffineTransform(rotationAngle: CGFloat(cpBodyGetAngle(body)))
    if item.transform != transform { item.transform = transform }
  }

  /// Sets the mass by the item's size, and its properties.
  func update(_ new: Properties) {
    let size = item.bounds.size
    let (wide, high) = (max(1, Double(size.width)), max(1, Double(size.height)))
    properties = new
    mass = max(1e-6, new.density * CGFloat(wide * high) / DynamicsConstants.unitArea)
    cpBodySetType(body, new.isAnchored ? CP_BODY_TYPE_STATIC : CP_BODY_TYPE_DYNAMIC)
    guard !new.isAnchored else { return }
    cpBodySetMass(body, Double(mass))
    let isEllipse = item.collisionBoundsType == .ellipse
    let moment =
      isEllipse
      ? cpMomentForCircle(Double(mass), 0, (wide + high) / 4, cpVect(x: 0, y: 0))
      : cpMomentForBox(Double(mass), wide, high)
    cpBodySetMoment(body, new.allowsRotation ? moment : .infinity)
    if !new.allowsRotation { cpBodySetAngularVelocity(body, 0) }
  }

  // MARK: Movement

  /// The center.
  var position: CGPoint {
    let place = cpBodyGetPosition(body)
    return CGPoint(x: place.x, y: place.y)
  }

  /// The velocity, in points per second.
  var velocity: CGVector {
    let velocity = cpBodyGetVelocity(body)
    return CGVector(dx: velocity.x, dy: velocity.y)
  }

  /// The rate of rotation, in radians per second.
  var angularVelocity: CGFloat { CGFloat(cpBodyGetAngularVelocity(body)) }

  /// Whether the body moves too slowly to be seen.
  var isAtRest: Bool {
    properties.isAnchored
      || velocity.length < DynamicsConstants.restingSpeed
        && abs(angularVelocity) < DynamicsConstants.restingRotation
  }

  /// Applies a force that accelerates the body, whatever its mass.
  func accelerate(by acceleration: CGVector) { push(by: acceleration * mass, at: .zero) }

  /// Applies a force at a distance from the center, during the next step.
  func push(by force: CGVector, at offset: UIOffset) {
    guard !properties.isAnchored else { return }
    cpBodyApplyForceAtWorldPoint(body, cpVect(force), point(at: offset))
  }

  /// Applies an impulse at a distance from the center.
  func hit(by impulse: CGVector, at offset: UIOffset) {
    guard !properties.isAnchored else { return }
    cpBodyApplyImpulseAtWorldPoint(body, cpVect(impulse), point(at: offset))
  }

  /// Applies a torque during the next step.
  func turn(by torque: CGFloat) {
    guard !properties.isAnchored else { return }
    cpBodySetTorque(body, cpBodyGetTorque(body) + Double(torque))
  }

  /// Adds velocities.
  func add(_ velocity: CGVector, rotation: CGFloat) {
    guard !properties.isAnchored else { return }
    cpBodySetVelocity(body, cpVect(self.velocity + velocity))
    guard properties.allowsRotation else { return }
    cpBodySetAngularVelocity(body, Double(angularVelocity + rotation))
  }

  /// Reduces the speed and the rotation by a fraction per second.
  func slow(by part: CGFloat, rotationBy turningPart: CGFloat, for seconds: TimeInterval) {
    guard !properties.isAnchored else { return }
    func factor(_ part: CGFloat) -> CGFloat { max(0, 1 - max(0, part) * CGFloat(seconds)) }
    cpBodySetVelocity(body, cpVect(velocity * factor(part)))
    cpBodySetAngularVelocity(body, Double(angularVelocity * factor(turningPart)))
  }

  private func point(at offset: UIOffset) -> cpVect {
    let vector = cpVect(x: Double(offset.horizontal), y: Double(offset.vertical))
    return cpBodyLocalToWorld(body, vector)
  }
}

extension cpVect {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  init(_ vector: CGVector) { self.init(x: Double(vector.dx), y: Double(vector.dy)) }
  init(_ offset: UIOffset) {
    self.init(x: Double(offset.horizontal), y: Double(offset.vertical))
  }
}
