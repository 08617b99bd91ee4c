internal import CTactusChipmunk

/// The contacts of a frame, collected from Chipmunk's callbacks.
final class ContactCollector {
  /// The speed in points per second below which bodies do not bounce; a guess.
  private static let bounceLimit: CGFloat = 60

  /// A body, and whether the simulation moves it.
  struct Member {
    let body: SKPhysicsBody
    let isMovable: Bool
  }

  private struct Found {
    let one: SKPhysicsBody
    let other: SKPhysicsBody
    let point: CGPoint
    let normal: CGVector
    let step: Int
    var impulse: CGFloat = 0
  }

  private var members: [Int: Member] = [:]
  private var joined: Set<BodyPair> = []
  private var found: [Found] = []
  private var places: [BodyPair: Int] = [:]
  private var step = 0

  /// Begins a frame with the bodies of the space by number, and the pairs of bodies with joints.
  func begin(_ members: [Int: Member], joined: Set<BodyPair>) {
    (self.members, self.joined) = (members, joined)
    (found, places, step) = ([], [:], 0)
  }

  /// Begins a step.
  func beginStep() { step += 1 }

  /// Ends the frame, and returns its contacts in the order in which they were found.
  func end() -> [SKPhysicsContact] {
    defer { begin([:], joined: []) }
    return found.map {
      SKPhysicsContact($0.one, $0.other, at: $0.point, normal: $0.normal, impulse: $0.impulse)
    }
  }

  /// Registers the collector with a space; it must outlive the space.
  func register(_ space: OpaquePointer) {
    guard let handler = cpSpaceAddDefaultCollisionHandler(space) else { return }
    handler.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    handler.pointee.preSolveFunc = { arbiter, _, context in
      guard let arbiter, let context else { return 0 }
      let collector = Unmanaged<ContactCollector>.fromOpaque(context).takeUnretainedValue()
      return collector.meet(arbiter) ? 1 : 0
    }
    handler.pointee.postSolveFunc = { arbiter, _, context in
      guard let arbiter, let context else { return }
      Unmanaged<ContactCollector>.fromOpaque(context).takeUnretainedValue().measure(arbiter)
    }
  }

  private typealias End = (member: Member, id: Int, isTwin: Bool)

  private func ends(_ arbiter: OpaquePointer) -> (End, End)? {
    var (a, b): (OpaquePointer?, OpaquePointer?)
    cpArbiterGetShapes(arbiter, &a, &b)
    let one = Int(bitPattern: cpShapeGetUserData(a))
    let other = Int(bitPattern: cpShapeGetUserData(b))
    guard let first = members[one >> 1], let second = members[other >> 1] else { return nil }
    return ((first, one >> 1, one & 1 == 1), (second, other >> 1, other & 1 == 1))
  }

  /// Records a contact, and returns whether the shapes collide.
  private func meet(_ arbiter: OpaquePointer) -> Bool {
    guard let (one, other) = ends(arbiter), one.id != other.id else { return false }
    let (first, second) = (one.member.body, other.member.body)
    let stopsFirst = one.member.isMovable && first.isStopped(by: second)
    let stopsSecond = other.member.isMovable && second.isStopped(by: first)
    let isSolved: Bool
    if one.isTwin || other.isTwin {
      // A twin stops a body that does not stop the twin's own body.
      isSolved =
        (one.isTwin
          ? stopsSecond && !stopsFirst && one.member.isMovable
          : stopsFirst && !stopsSecond && other.member.isMovable)
        && !joined.contains(BodyPair(first, second))
    } else {
      guard first.meets(second) else { return false }
      note(arbiter, one, other)
      isSolved =
        one.member.isMovable && other.member.isMovable
        ? stopsFirst && stopsSecond : stopsFirst || stopsSecond
    }
    if isSolved { setSurfaces(arbiter, first, second) }
    return isSolved
  }

  private func note(_ arbiter: OpaquePointer, _ one: End, _ other: End) {
    let pair = BodyPair(one.member.body, other.member.body)
    guard places[pair] == nil else { return }
    places[pair] = found.count
    let point = CGPoint(cpArbiterGetPointA(arbiter, 0))
    let normal = CGVector(cpArbiterGetNormal(arbiter))
    // The first body is a moving one; if both move, the one added first to the scene (ours).
    let isSwapped =
      one.member.isMovable == other.member.isMovable
      ? one.id > other.id : other.member.isMovable
    found.append(
      Found(
        one: (isSwapped ? other : one).member.body, other: (isSwapped ? one : other).member.body,
        point: point, normal: isSwapped ? normal : normal * -1, step: step))
  }

  private func setSurfaces(
    _ arbiter: OpaquePointer, _ one: SKPhysicsBody, _ other: SKPhysicsBody
  ) {
    // The geometric mean, as in engines of this kind (a guess).
    cpArbiterSetFriction(arbiter, sqrt(max(0, one.friction * other.friction)).simulated)
    var (a, b): (OpaquePointer?, OpaquePointer?)
    cpArbiterGetBodies(arbiter, &a, &b)
    let point = cpArbiterGetPointA(arbiter, 0)
    let speed =
      CGVector(cpBodyGetVelocityAtWorldPoint(b, point))
      - CGVector(cpBodyGetVelocityAtWorldPoint(a, point))
    let approach = -speed.dot(CGVector(cpArbiterGetNormal(arbiter)))
    // The bouncier surface matters, as in engines of this kind (a guess).
    let bounce = max(0, one.restitution, other.restitution)
    cpArbiterSetRestitution(arbiter, approach > Self.bounceLimit ? bounce.simulated : 0)
  }

  /// Adds the impulse of a collision to its contact, in the step that found it.
  private func measure(_ arbiter: OpaquePointer) {
    guard let (one, other) = ends(arbiter),
      let place = places[BodyPair(one.member.body, other.member.body)], found[place].step == step
    else { return }
    found[place].impulse += CGVector(cpArbiterTotalImpulse(arbiter)).length
  }
}
