extension SKPhysicsWorld {
  /// The duration of a step in seconds; a guess, short enough that no ball of a game passes through
  /// a wall.
  private static let step: TimeInterval = 1.0 / 240
  /// The maximum number of steps per frame; longer frames have longer steps.
  private static let mostSteps = 480

  /// The maximum factor by which fast bodies shorten the steps; a guess.
  private static let mostPrecise: CGFloat = 8

  /// Simulates the bodies for a time in seconds (Scenes.SK37).
  @MainActor
  func simulate(_ time: TimeInterval) {
    guard let space = updatedSpace(), !space.bodies.isEmpty || !touching.isEmpty else { return }
    let time = time * TimeInterval(max(0, speed.isFinite ? speed : 0))
    guard time > 0 else {
      // Without a step, only the contacts of bodies that left the scene end.
      let present = Set(space.bodies.map { ObjectIdentifier($0.body) })
      return report(
        touching.filter {
          present.contains(ObjectIdentifier($0.bodyA))
            && present.contains(ObjectIdentifier($0.bodyB))
        })
    }
    var fields: [SKFieldNode] = []
    scene?.collectFields(&fields)
    let step = Self.step / TimeInterval(precision(space))
    let count = max(1, Int(min(TimeInterval(Self.mostSteps), (time / step).rounded(.up))))
    report(
      space.run(
        count, time / TimeInterval(count), gravity: gravity * SKPhysicsBody.pointsPerMeter,
        fields: fields))
  }

  /// Returns the factor by which steps are shortened, so that no precise body moves more than a
  /// quarter of its size per step.
  @MainActor
  private func precision(_ space: PhysicsSpace) -> CGFloat {
    let most =
      space.bodies.filter(\.body.usesPreciseCollisionDetection).map { body in
        let size = sqrt(body.body.area) * SKPhysicsBody.pointsPerMeter
        let way = body.body.velocity.length * CGFloat(Self.step)
        return size > 0 ? way / (size / 4) : 1
      }.max() ?? 1
    return max(1, min(Self.mostPrecise, most))
  }

  /// Notifies the delegate of the contacts that began or ended.
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
