/// A description of the contact between two physics bodies.
open class SKPhysicsContact: NSObject, @unchecked Sendable {
  init(
    _ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, at point: CGPoint = .zero,
    normal: CGVector = .zero, impulse: CGFloat = 0
  ) {
    (self.bodyA, self.bodyB, contactPoint) = (bodyA, bodyB, point)
    (contactNormal, collisionImpulse) = (normal, impulse)
    super.init()
  }

  /// One body.
  public let bodyA: SKPhysicsBody
  /// The other body.
  public let bodyB: SKPhysicsBody
  /// The point of contact in the scene's coordinates.
  public let contactPoint: CGPoint
  /// The direction of the contact.
  public let contactNormal: CGVector
  /// The impulse of the collision; 0 for bodies that do not stop each other.
  public let collisionImpulse: CGFloat
}
