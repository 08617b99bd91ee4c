/// The rules of a joint in a step of the simulation.
@MainActor
final class JointSolver {
  /// The part of an error of the places that a step removes; a guess.
  private static let correction: CGFloat = 0.2
  /// The number of times that each rule is applied in a step; a guess.
  static let turns = 8

  private let one: BodySide
  private let other: BodySide
  /// The anchors in the scene's coordinates.
  let places: (one: CGPoint, other: CGPoint)
  /// The length of the step in seconds.
  let time: CGFloat
  /// The impulse on the first body so far.
  private(set) var impulse = CGVector.zero

  /// Creates the rules of a joint.
  init(_ joint: SKPhysicsJoint, _ time: CGFloat) {
    one = BodySide(joint.bodyA, isMoved: joint.bodyA.isDynamic)
    other = BodySide(joint.bodyB, isMoved: joint.bodyB.isDynamic)
    (places, self.time) = (joint.places, time)
  }

  /// The way from the first anchor to the second.
  var way: CGVector {
    CGVector(dx: places.other.x - places.one.x, dy: places.other.y - places.one.y)
  }

  /// The velocity of the second anchor, seen from the first.
  var velocity: CGVector { other.velocity(at: places.other) - one.velocity(at: places.one) }

  /// The mass that a force along an axis moves; nil if neither body moves.
  func mass(along axis: CGVector) -> CGFloat? {
    let resistance =
      one.resistance(at: places.one, along: axis) + other.resistance(at: places.other, along: axis)
    return resistance > 0 ? 1 / resistance : nil
  }

  /// Keeps the anchors' distance along an axis.
  ///
  /// - Parameters:
  ///   - axis: The axis, of length 1.
  ///   - error: How much the distance is too large.
  ///   - isLimit: Whether the distance may be smaller.
  func keep(along axis: CGVector, error: CGFloat, isLimit: Bool = false) {
    guard let mass = mass(along: axis), !isLimit || error > 0 else { return }
    let change = -(velocity.dot(axis) + error * Self.correction / time) * mass
    if isLimit, change > 0 { return }
    push(axis * change)
  }

  /// Keeps the difference of the rotations.
  func keepAngle(_ angle: CGFloat) {
    let turnability = one.turnability + other.turnability
    guard turnability > 0 else { return }
    let rotations = (one.body.node?.zRotation ?? 0, other.body.node?.zRotation ?? 0)
    let error = rotations.1 - rotations.0 - angle
    let speed = other.body.angularVelocity - one.body.angularVelocity
    let change = -(speed + error * Self.correction / time) / turnability
    one.turn(-change)
    other.turn(change)
  }

  /// Keeps both anchors at one place.
  func keepTogether() {
    keep(along: CGVector(dx: 1, dy: 0), error: way.dx)
    keep(along: CGVector(dx: 0, dy: 1), error: way.dy)
  }

  /// Changes the velocities by an impulse on the second anchor, and its opposite on the first.
  func push(_ impulse: CGVector) {
    one.push(impulse * -1, at: places.one)
    other.push(impulse, at: places.other)
    self.impulse = self.impulse - impulse
  }
}
