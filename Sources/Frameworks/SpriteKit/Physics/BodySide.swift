/// The part that a body has in a collision or joint; a mass of 0 stands for one that does not move.
@MainActor
struct BodySide {
  /// The body.
  let body: SKPhysicsBody
  private let center: CGPoint
  private let inverseMass: CGFloat
  private let inverseInertia: CGFloat

  /// Creates the part of a body, which may be moved or not.
  init(_ body: SKPhysicsBody, isMoved: Bool) {
    self.body = body
    center = body.node.map { CGPoint.zero.applying($0.transformToRoot) } ?? .zero
    inverseMass = isMoved && body.mass > 0 && !body.pinned ? 1 / body.mass : 0
    let turns = isMoved && body.allowsRotation && body.inertia > 0
    inverseInertia = turns ? 1 / body.inertia : 0
  }

  /// The part of the mass in the movement: its inverse; 0 for a body that does not move.
  var mobility: CGFloat { inverseMass }
  /// The part of the inertia in the rotation: its inverse; 0 for a body that does not turn.
  var turnability: CGFloat { inverseInertia }

  /// Returns the velocity of a point of the body.
  func velocity(at point: CGPoint) -> CGVector {
    let arm = arm(to: point)
    let turn = body.angularVelocity
    return body.velocity + CGVector(dx: -turn * arm.dy, dy: turn * arm.dx)
  }

  /// Changes the velocities by an impulse at a point.
  func push(_ impulse: CGVector, at point: CGPoint) {
    body.velocity = body.velocity + impulse * inverseMass
    body.angularVelocity += arm(to: point).cross(impulse) * inverseInertia
  }

  /// Changes the angular velocity by an impulse.
  func turn(_ impulse: CGFloat) { body.angularVelocity += impulse * inverseInertia }

  /// Returns the change of a point's velocity along an axis by an impulse of 1 there.
  func resistance(at point: CGPoint, along axis: CGVector) -> CGFloat {
    let turn = arm(to: point).cross(axis)
    return inverseMass + turn * turn * inverseInertia
  }

  private func arm(to point: CGPoint) -> CGVector {
    CGVector(dx: point.x - center.x, dy: point.y - center.y)
  }
}
