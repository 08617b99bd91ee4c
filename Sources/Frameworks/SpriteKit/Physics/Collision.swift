/// A collision of two bodies, at least one of which the other stops.
@MainActor
struct Collision {
  /// The velocity in points per second below which bodies do not bounce; a guess.
  private static let bounceLimit: CGFloat = 60
  /// The overlap in points that remains, so that bodies at rest keep touching; a guess.
  private static let slop: CGFloat = 0.1
  /// The part of the overlap that a step removes; a guess.
  private static let correction: CGFloat = 0.6

  /// The greatest distance in points by which a step pushes bodies apart, so that no body is pushed
  /// through a wall; a guess.
  private static let longestCorrection: CGFloat = 1
  /// The number of times that each point is solved; a guess.
  private static let turns = 10

  private let one: BodySide
  private let other: BodySide
  private let overlap: Overlap

  /// Creates the collision at an overlap; nil if neither body stops the other.
  init?(_ one: SKPhysicsBody, _ other: SKPhysicsBody, _ overlap: Overlap) {
    let (first, second) = (one.isStopped(by: other), other.isStopped(by: one))
    guard first || second else { return nil }
    (self.one, self.other) = (BodySide(one, isMoved: first), BodySide(other, isMoved: second))
    self.overlap = overlap
  }

  /// Changes the velocities and positions of the bodies, and returns the impulse.
  func solve(in world: SKPhysicsWorld) -> CGFloat {
    let total = bounce()
    let inverse = one.mobility + other.mobility
    let rest = min(
      Self.longestCorrection, max(0, overlap.depth - Self.slop) * Self.correction)
    if inverse > 0, rest > 0 {
      let way = overlap.normal * (rest / inverse)
      if let node = one.body.node { world.shift(node, by: way * one.mobility) }
      if let node = other.body.node { world.shift(node, by: way * -other.mobility) }
    }
    return total
  }

  /// Changes the velocities so that the bodies no longer approach each other at any point, and
  /// returns the sum of the impulses.
  private func bounce() -> CGFloat {
    let normal = overlap.normal
    let points = overlap.points.filter { resistance(at: $0, along: normal) > 0 }
    // The bouncier surface matters, as in engines of this kind (a guess).
    let bounce = max(one.body.restitution, other.body.restitution)
    let goals = points.map { point -> CGFloat in
      let speed = approach(at: point, along: normal)
      return speed < -Self.bounceLimit ? -speed * bounce : 0
    }
    var impulses = points.map { _ in CGFloat(0) }
    var rubs = impulses
    // What one point changes is felt by the other, so that the solution is approached in turns.
    for turn in 0..<Self.turns {
      for index in turn.isMultiple(of: 2) ? Array(points.indices) : points.indices.reversed() {
        let point = points[index]
        let change =
          (goals[index] - approach(at: point, along: normal))
          / resistance(at: point, along: normal)
        let impulse = max(0, impulses[index] + change)
        push(normal * (impulse - impulses[index]), at: point)
        impulses[index] = impulse
        rub(at: point, impulse, &rubs[index])
      }
    }
    return impulses.reduce(0, +)
  }

  /// Changes the velocities by friction, which is limited by the impulse at the point.
  private func rub(at point: CGPoint, _ impulse: CGFloat, _ total: inout CGFloat) {
    let tangent = CGVector(dx: -overlap.normal.dy, dy: overlap.normal.dx)
    let resistance = resistance(at: point, along: tangent)
    guard resistance > 0 else { return }
    // The geometric mean, as in engines of this kind (a guess).
    let most = impulse * sqrt(max(0, one.body.friction * other.body.friction))
    let rub = max(-most, min(most, total - approach(at: point, along: tangent) / resistance))
    push(tangent * (rub - total), at: point)
    total = rub
  }

  private func approach(at point: CGPoint, along axis: CGVector) -> CGFloat {
    (one.velocity(at: point) - other.velocity(at: point)).dot(axis)
  }

  private func resistance(at point: CGPoint, along axis: CGVector) -> CGFloat {
    one.resistance(at: point, along: axis) + other.resistance(at: point, along: axis)
  }

  private func push(_ impulse: CGVector, at point: CGPoint) {
    one.push(impulse, at: point)
    other.push(impulse * -1, at: point)
  }
}
