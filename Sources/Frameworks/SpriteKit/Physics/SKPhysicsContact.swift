/// A contact of two physics bodies, as the simulation found it.
///
/// - Thread: any; nothing in it changes after its creation.
open class SKPhysicsContact: NSObject, @unchecked Sendable {
  init(
    _ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, at point: CGPoint = .zero,
    normal: CGVector = .zero, impulse: CGFloat = 0
  ) {
    (self.bodyA, self.bodyB, contactPoint) = (bodyA, bodyB, point)
    (contactNormal, collisionImpulse) = (normal, impulse)
    super.init()
  }

  /// The first body.
  open internal(set) var bodyA: SKPhysicsBody
  /// The second body.
  open internal(set) var bodyB: SKPhysicsBody
  /// The point of contact in the scene's coordinates.
  open internal(set) var contactPoint: CGPoint
  /// The contact normal.
  open internal(set) var contactNormal: CGVector
  /// The impulse of the collision; 0 for bodies that do not stop each other.
  open internal(set) var collisionImpulse: CGFloat
}
