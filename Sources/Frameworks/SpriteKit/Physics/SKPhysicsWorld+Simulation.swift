extension SKPhysicsWorld {
  /// The length of a step in seconds; a guess that lets no ball of a game pass through a wall.
  private static let step: TimeInterval = 1.0 / 240
  /// The greatest number of steps of a frame; a longer frame has longer steps.
  private static let mostSteps = 480

  /// Simulates the bodies for a time in seconds (Scenes.SK37).
  @MainActor
  func simulate(_ time: TimeInterval) {
    // Walls and floors have the last word about a body's place in each step.
    let found = bodies()
    let bodies = found.filter(\.isDynamic) + found.filter { !$0.isDynamic }
    guard !bodies.isEmpty || !touching.isEmpty else { return }
    let time = time * TimeInterval(max(0, speed))
    var fields: [SKFieldNode] = []
    scene?.collectFields(&fields)
    let count = max(1, min(Self.mostSteps, Int((time / Self.step).rounded(.up))))
    var contacts: [SKPhysicsContact] = []
    var pairs: Set<BodyPair> = []
    for _ in 0..<count {
      let step = CGFloat(time) / CGFloat(count)
      for body in bodies { move(body, step, fields) }
      for joint in joints { joint.run(step) }
      for contact in collide(bodies) where pairs.insert(BodyPair(contact)).inserted {
        contacts.append(contact)
      }
    }
    for body in bodies { (body.force, body.torque) = (.zero, 0) }
    report(contacts)
  }

  @MainActor
  private func move(_ body: SKPhysicsBody, _ time: CGFloat, _ fields: [SKFieldNode]) {
    guard body.isDynamic, time > 0, let node = body.node, !node.isPaused, !(node is SKScene) else {
      return
    }
    if !fields.isEmpty {
      let place = CGPoint.zero.applying(node.transformToRoot)
      let acting = fields.filter { $0.acts(at: place) }
      // A field that excludes others acts alone in its area.
      for field in acting.first(where: \.isExclusive).map({ [$0] }) ?? acting {
        field.act(on: body, at: place, time)
      }
    }
    var pull = CGVector.zero
    if body.affectedByGravity { pull = gravity * SKPhysicsBody.pointsPerMeter }
    if body.mass > 0 { pull = pull + body.force * (1 / body.mass) }
    let velocity = (body.velocity + pull * time) * max(0, 1 - body.linearDamping * time)
    body.velocity = body.pinned ? .zero : velocity
    if body.allowsRotation, body.inertia > 0 {
      body.angularVelocity += body.torque / body.inertia * time
      body.angularVelocity *= max(0, 1 - body.angularDamping * time)
      node.zRotation += body.angularVelocity * time
    }
    shift(node, by: body.velocity * time)
    // Slower than a point a second is rest (a guess).
    body.isResting = body.velocity.length < 1 && abs(body.angularVelocity) < 0.01
  }

  /// Moves a node by a distance of the scene.
  @MainActor
  func shift(_ node: SKNode, by way: CGVector) {
    guard way != .zero else { return }
    let space = node.parent?.transformToRoot ?? .identity
    let place = node.position.applying(space)
    let moved = CGPoint(x: place.x + way.dx, y: place.y + way.dy)
    node.position = moved.applying(space.inverted())
  }

  /// Finds the bodies that touch, and lets those bounce that stop each other.
  @MainActor
  private func collide(_ bodies: [SKPhysicsBody]) -> [SKPhysicsContact] {
    var contacts: [SKPhysicsContact] = []
    var placed = bodies.map { PlacedBody($0) }
    for first in placed.indices {
      for second in placed.indices.dropFirst(first + 1) {
        // Edges do not meet edges (documented).
        guard !(placed[first].isEdge && placed[second].isEdge),
          let overlap = overlap(placed[first], placed[second]), let point = overlap.points.first
        else { continue }
        let (one, other) = (placed[first].body, placed[second].body)
        let impulse = Collision(one, other, overlap)?.solve(in: self) ?? 0
        if one.isDynamic { placed[first].place() }
        if other.isDynamic { placed[second].place() }
        contacts.append(
          SKPhysicsContact(one, other, at: point, normal: overlap.normal, impulse: impulse))
      }
    }
    return contacts
  }

  /// Returns the overlap of two bodies that touch; nil for others.
  private func overlap(_ one: PlacedBody, _ other: PlacedBody) -> Overlap? {
    let hasEdge = one.isEdge || other.isEdge
    guard one.bounds.touches(other.bounds), one.body.meets(other.body),
      !isJoined(one.body, other.body)
    else {
      if hasEdge, !edgeSides.isEmpty { edgeSides[BodyPair(one.body, other.body)] = nil }
      return nil
    }
    guard hasEdge else { return one.overlap(with: other, from: nil) }
    // A body remains on the side of an edge from which it came, however hard it is pushed.
    let pair = BodyPair(one.body, other.body)
    let side = edgeSides[pair] ?? (one.isEdge ? other.center : one.center)
    let overlap = one.overlap(with: other, from: side)
    edgeSides[pair] = overlap == nil ? nil : side
    return overlap
  }

  /// Returns whether a joint connects two bodies, which then do not stop each other (a guess).
  private func isJoined(_ one: SKPhysicsBody, _ other: SKPhysicsBody) -> Bool {
    !joints.isEmpty
      && joints.contains {
        ($0.bodyA === one && $0.bodyB === other) || ($0.bodyA === other && $0.bodyB === one)
      }
  }

  /// Tells the delegate which contacts began and ended.
  @MainActor
  private func report(_ found: [SKPhysicsContact]) {
    let before = touching
    touching = found
    let (old, new) = (Set(before.map { BodyPair($0) }), Set(found.map { BodyPair($0) }))
    for contact in before where !new.contains(BodyPair(contact)) {
      if contact.bodyA.tests(contact.bodyB) { contactDelegate?.didEnd(contact) }
    }
    for contact in found where !old.contains(BodyPair(contact)) {
      if contact.bodyA.tests(contact.bodyB) { contactDelegate?.didBegin(contact) }
    }
  }
}
