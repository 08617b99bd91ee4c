internal import CTactusChipmunk

/// The body of a node in Chipmunk's space.
@MainActor
final class SpaceBody {
  /// The mass of a pinned body in kilograms, which no collision moves; a guess.
  private static let pinnedMass = 1e15
  /// The minimum mass in kilograms, for a body without a mass; a guess.
  private static let leastMass = 1e-9
  /// The category of twins, which searches do not find.
  private static let twinCategory: UInt32 = 1 << 31

  /// The filter for bodies and for searches.
  static let filter = cpShapeFilter(group: 0, categories: ~twinCategory, mask: ~0)
  /// The filter for searches, which excludes twins.
  static let searchFilter = cpShapeFilter(group: 0, categories: ~0, mask: ~twinCategory)
  private static let twinFilter = cpShapeFilter(
    group: 0, categories: twinCategory, mask: ~twinCategory)

  let body: SKPhysicsBody
  /// The number of the body in the space, which is never reused.
  let id: Int
  /// Chipmunk's body.
  let pointer: OpaquePointer
  /// Whether the simulation moves the body.
  private(set) var isMovable = false
  /// Whether the simulation turns the body.
  private(set) var isTurnable = false
  /// The impulse on the body in the last step, without gravity and the app's forces.
  private(set) var pull = CGVector.zero

  private let space: OpaquePointer
  private var shapes: [OpaquePointer] = []
  /// The transform of the parts by the scales and reflections of nodes.
  private var change: CGAffineTransform?
  private var start = (place: cpVect(), angle: 0.0)
  private var expected = CGVector.zero
  /// A body that moves along with this one, but is not moved by others: it stops bodies that do not
  /// stop this one.
  private var twin: (pointer: OpaquePointer, shapes: [OpaquePointer])?

  /// Creates the body, and adds it to a space.
  init?(_ body: SKPhysicsBody, id: Int, in space: OpaquePointer) {
    guard let pointer = cpBodyNew(1, 1) else { return nil }
    (self.body, self.id, self.pointer, self.space) = (body, id, pointer, space)
    cpSpaceAddBody(space, pointer)
    read()
  }

  /// Removes the body from its space, and frees it.
  func remove() {
    removeTwin()
    removeShapes()
    cpSpaceRemoveBody(space, pointer)
    cpBodyFree(pointer)
  }

  // MARK: Before a frame

  /// Copies the position, the velocity and the properties from the node and its body.
  func read() {
    guard let node = body.node else { return }
    let mayMove = body.isDynamic && body.area > 0 && !node.isPaused && !(node is SKScene)
    isTurnable = mayMove && body.allowsRotation && body.inertia > 0 && body.inertia.isFinite
    isMovable = mayMove && (!body.pinned || isTurnable)
    let type = isMovable ? CP_BODY_TYPE_DYNAMIC : CP_BODY_TYPE_STATIC
    if cpBodyGetType(pointer) != type { cpBodySetType(pointer, type) }
    if isMovable {
      cpBodySetMass(pointer, body.pinned ? Self.pinnedMass : max(Self.leastMass, mass))
      cpBodySetMoment(pointer, isTurnable ? Double(body.inertia) : .infinity)
    }
    place()
    cpBodySetVelocity(pointer, body.pinned ? cpVect(x: 0, y: 0) : body.velocity.vector)
    cpBodySetAngularVelocity(
      pointer, body.allowsRotation ? body.angularVelocity.simulated : 0)
    start = (cpBodyGetPosition(pointer), cpBodyGetAngle(pointer))
  }

  private var mass: Double { body.mass.simulated }

  private func place() {
    let placing = body.placing
    let turn = body.rotation.simulated
    let isNew = change == nil
    let new = CGAffineTransform(
      a: placing.a, b: placing.b, c: placing.c, d: placing.d, tx: 0, ty: 0
    )
    .concatenating(CGAffineTransform(rotationAngle: CGFloat(-turn)))
    if change.map({ Self.differ($0, new) }) ?? true {
      change = new
      makeShapes()
    }
    let center = body.massCenter.applying(change ?? new).vector
    let place = CGPoint(x: placing.tx, y: placing.ty).vector
    let old = cpBodyGetPosition(pointer)
    let turned = remainder(turn - cpBodyGetAngle(pointer), 2 * .pi)
    guard
      isNew || center != cpBodyGetCenterOfGravity(pointer)
        || abs(place.x - old.x) + abs(place.y - old.y) + abs(turned) > 1e-9
    else { return }
    cpBodySetCenterOfGravity(pointer, center)
    cpBodySetAngle(pointer, cpBodyGetAngle(pointer) + turned)
    cpBodySetPosition(pointer, place)
    cpSpaceReindexShapesForBody(space, pointer)
  }

  private static func differ(_ one: CGAffineTransform, _ other: CGAffineTransform) -> Bool {
    abs(one.a - other.a) + abs(one.b - other.b) + abs(one.c - other.c) + abs(one.d - other.d)
      > 1e-6
  }

  // MARK: In a step

  /// Applies fields, forces, gravity and damping for a step of a duration in seconds.
  func accelerate(_ time: CGFloat, gravity: CGVector, fields: [SKFieldNode]) {
    guard isMovable else { return }
    if !fields.isEmpty { apply(fields, time) }
    var pull = body.affectedByGravity ? gravity : .zero
    if mass > 0 { pull = pull + body.force * (1 / body.mass) }
    let velocity = CGVector(cpBodyGetVelocity(pointer))
    expected =
      body.pinned ? .zero : (velocity + pull * time) * max(0, 1 - body.linearDamping * time)
    cpBodySetVelocity(pointer, expected.vector)
    guard isTurnable else { return }
    let turn = CGFloat(cpBodyGetAngularVelocity(pointer)) + body.torque / body.inertia * time
    cpBodySetAngularVelocity(pointer, (turn * max(0, 1 - body.angularDamping * time)).simulated)
  }

  /// Measures the effect of a step, and moves the twin.
  func finishStep() {
    guard isMovable else { return }
    if body.pinned { cpBodySetVelocity(pointer, cpVect(x: 0, y: 0)) }
    pull = (CGVector(cpBodyGetVelocity(pointer)) - expected) * body.mass
    placeTwin()
  }

  private func apply(_ fields: [SKFieldNode], _ time: CGFloat) {
    let place = CGPoint(cpBodyGetPosition(pointer))
    let acting = fields.filter { $0.acts(at: place) }
    body.velocity = CGVector(cpBodyGetVelocity(pointer))
    // An exclusive field acts alone in its region.
    for field in acting.first(where: \.isExclusive).map({ [$0] }) ?? acting {
      field.act(on: body, at: place, time)
    }
    cpBodySetVelocity(pointer, body.velocity.vector)
  }

  // MARK: After a frame

  /// Copies the position and the velocity to the node and its body.
  func write() {
    guard isMovable, let node = body.node else { return }
    body.velocity = body.pinned ? .zero : CGVector(cpBodyGetVelocity(pointer))
    if isTurnable { body.angularVelocity = CGFloat(cpBodyGetAngularVelocity(pointer)) }
    // A body slower than one point per second is at rest (a guess).
    body.isResting = body.velocity.length < 1 && abs(body.angularVelocity) < 0.01
    let space = node.parent?.transformToRoot ?? .identity
    let determinant = space.a * space.d - space.b * space.c
    guard determinant != 0 else { return }
    let place = cpBodyGetPosition(pointer)
    if !body.pinned, place != start.place || node.parent !== node.scene {
      node.position = CGPoint(place).applying(space.inverted())
    }
    guard isTurnable else { return }
    let angle = cpBodyGetAngle(pointer)
    let turn = remainder(angle - body.rotation.simulated, 2 * .pi)
    let rounds = ((angle - start.angle - turn) / (2 * .pi)).rounded() * 2 * .pi
    if turn + rounds != 0 { node.zRotation += CGFloat(turn + rounds) * (determinant < 0 ? -1 : 1) }
  }

  // MARK: Shapes

  private func makeShapes() {
    removeTwin()
    removeShapes()
    shapes = makeShapes(of: pointer, filter: Self.filter, tag: id << 1)
  }

  private func makeShapes(
    of owner: OpaquePointer, filter: cpShapeFilter, tag: Int
  ) -> [OpaquePointer] {
    let change = change ?? .identity
    var made: [OpaquePointer] = []
    for part in body.parts {
      guard let shape = part.makeShape(owner, change) else { continue }
      cpShapeSetFilter(shape, filter)
      cpShapeSetUserData(shape, UnsafeMutableRawPointer(bitPattern: tag))
      cpSpaceAddShape(space, shape)
      made.append(shape)
    }
    return made
  }

  private func removeShapes() {
    Self.free(shapes, in: space)
    shapes = []
  }

  private static func free(_ shapes: [OpaquePointer], in space: OpaquePointer) {
    for shape in shapes {
      cpSpaceRemoveShape(space, shape)
      cpShapeFree(shape)
    }
  }

  // MARK: Twins

  /// Adds or removes the twin.
  func setHasTwin(_ hasTwin: Bool) {
    guard hasTwin else { return removeTwin() }
    if twin == nil, let pointer = cpBodyNewKinematic() {
      cpSpaceAddBody(space, pointer)
      twin = (pointer, makeShapes(of: pointer, filter: Self.twinFilter, tag: id << 1 | 1))
    }
    placeTwin()
  }

  private func placeTwin() {
    guard let twin else { return }
    cpBodySetCenterOfGravity(twin.pointer, cpBodyGetCenterOfGravity(pointer))
    cpBodySetAngle(twin.pointer, cpBodyGetAngle(pointer))
    cpBodySetPosition(twin.pointer, cpBodyGetPosition(pointer))
    cpBodySetVelocity(twin.pointer, cpBodyGetVelocity(pointer))
    cpBodySetAngularVelocity(twin.pointer, cpBodyGetAngularVelocity(pointer))
  }

  private func removeTwin() {
    guard let twin else { return }
    Self.free(twin.shapes, in: space)
    cpSpaceRemoveBody(space, twin.pointer)
    cpBodyFree(twin.pointer)
    self.twin = nil
  }
}
