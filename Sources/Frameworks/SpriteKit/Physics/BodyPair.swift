/// Two bodies in any order.
struct BodyPair: Hashable {
  private let first, second: ObjectIdentifier

  /// Creates a pair.
  init(_ one: SKPhysicsBody, _ other: SKPhysicsBody) {
    let (one, other) = (ObjectIdentifier(one), ObjectIdentifier(other))
    (first, second) = (min(one, other), max(one, other))
  }

  /// Creates the pair of a contact.
  init(_ contact: SKPhysicsContact) { self.init(contact.bodyA, contact.bodyB) }
}
