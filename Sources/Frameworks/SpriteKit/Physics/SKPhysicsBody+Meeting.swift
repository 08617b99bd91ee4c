extension SKPhysicsBody {
  /// Returns whether a contact with another body is reported.
  func tests(_ other: SKPhysicsBody) -> Bool {
    contactTestBitMask & other.categoryBitMask != 0
      || other.contactTestBitMask & categoryBitMask != 0
  }

  /// Returns whether this body is stopped by the other.
  func isStopped(by other: SKPhysicsBody) -> Bool {
    isDynamic && collisionBitMask & other.categoryBitMask != 0
  }

  /// Returns whether the simulation detects contacts of two bodies.
  func meets(_ other: SKPhysicsBody) -> Bool {
    // Two bodies that do not move never meet.
    guard isDynamic || other.isDynamic else { return false }
    return tests(other) || isStopped(by: other) || other.isStopped(by: self)
  }
}
