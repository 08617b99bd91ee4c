internal import CTactusChipmunk

/// Chipmunk's space with the bodies and joints of a scene.
@MainActor
final class PhysicsSpace {
  /// The overlap in points that is allowed, so that bodies at rest stay in contact; a guess.
  private static let slop = 0.1
  /// The fraction of an overlap that remains after a second: a twentieth is corrected in each step,
  /// so that overlapping bodies push none through an edge; a guess.
  private static let bias = pow(0.95, 240.0)
  /// The number of solver iterations per step; a guess.
  private static let turns: Int32 = 20

  /// Chipmunk's space.
  let pointer: OpaquePointer
  /// The bodies, in the order of the tree.
  private(set) var bodies: [SpaceBody] = []
  private var known: [ObjectIdentifier: SpaceBody] = [:]
  private var joints: [SpaceJoint] = []
  private var lastID = 0
  private let contacts = ContactCollector()

  init?() {
    guard let pointer = cpSpaceNew() else { return nil }
    self.pointer = pointer
    cpSpaceSetIterations(pointer, Self.turns)
    cpSpaceSetCollisionSlop(pointer, Self.slop)
    cpSpaceSetCollisionBias(pointer, Self.bias)
    contacts.register(pointer)
  }

  isolated deinit {
    for joint in joints { joint.remove() }
    for body in bodies { body.remove() }
    cpSpaceFree(pointer)
  }

  // MARK: Building

  /// Updates the space with the scene's current bodies and joints.
  func update(_ found: [SKPhysicsBody], _ joints: [SKPhysicsJoint]) {
    let present = Set(found.map { ObjectIdentifier($0) })
    let gone = bodies.filter { !present.contains(ObjectIdentifier($0.body)) }
    removeJoints { joint in
      !joints.contains { $0 === joint.joint }
        || gone.contains { $0 === joint.one || $0 === joint.other }
    }
    for body in gone {
      known[ObjectIdentifier(body.body)] = nil
      body.remove()
    }
    bodies = found.compactMap(body)
    removeJoints { !$0.isCurrent }
    for joint in joints where !self.joints.contains(where: { $0.joint === joint }) {
      guard let one = known[ObjectIdentifier(joint.bodyA)],
        let other = known[ObjectIdentifier(joint.bodyB)],
        let joint = SpaceJoint(joint, one, other, in: pointer)
      else { continue }
      self.joints.append(joint)
    }
  }

  private func body(_ body: SKPhysicsBody) -> SpaceBody? {
    if let known = known[ObjectIdentifier(body)] {
      known.read()
      return known
    }
    lastID += 1
    let new = SpaceBody(body, id: lastID, in: pointer)
    known[ObjectIdentifier(body)] = new
    return new
  }

  private func removeJoints(where isOld: (SpaceJoint) -> Bool) {
    for joint in joints where isOld(joint) { joint.remove() }
    joints.removeAll { $0.isRemoved }
  }

  // MARK: Simulating

  /// Advances the bodies by a number of steps of a duration in seconds, and returns the contacts.
  func run(
    _ count: Int, _ time: TimeInterval, gravity: CGVector, fields: [SKFieldNode]
  ) -> [SKPhysicsContact] {
    addTwins()
    let members = bodies.map {
      ($0.id, ContactCollector.Member(body: $0.body, isMovable: $0.isMovable))
    }
    contacts.begin(
      Dictionary(members) { first, _ in first },
      joined: Set(joints.map { BodyPair($0.joint.bodyA, $0.joint.bodyB) }))
    for _ in 0..<count {
      for body in bodies {
        body.accelerate(CGFloat(time), gravity: gravity, fields: fields)
      }
      contacts.beginStep()
      cpSpaceStep(pointer, time)
      for body in bodies { body.finishStep() }
    }
    for joint in joints { joint.measure(time) }
    for body in bodies {
      body.write()
      (body.body.force, body.body.torque) = (.zero, 0)
    }
    return contacts.end()
  }

  private struct Masks: Hashable {
    let category: UInt32
    let collision: UInt32
  }

  /// Adds twins of the bodies that stop others but are not stopped by them.
  private func addTwins() {
    let masks = Set(
      bodies.filter(\.isMovable).map {
        Masks(category: $0.body.categoryBitMask, collision: $0.body.collisionBitMask)
      })
    for body in bodies {
      let (category, collision) = (body.body.categoryBitMask, body.body.collisionBitMask)
      body.setHasTwin(
        body.isMovable
          && masks.contains { $0.collision & category != 0 && collision & $0.category == 0 })
    }
  }
}
