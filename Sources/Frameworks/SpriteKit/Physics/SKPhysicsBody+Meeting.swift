extension SKPhysicsBody {
  /// Returns whether a contact with another body is reported.
  func tests(_ other: SKPhysicsBody) -> Bool {
    contactTestBitMask & other.categoryBitMask != 0
      || other.contactTestBitMask & categoryBitMask != 0
  }

  /// Returns whether the other body stops this one.
  func isStopped(by other: SKPhysicsBody) -> Bool {
    isDynamic && collisionBitMask & other.categoryBitMask != 0
  }

  /// Returns whether the simulation looks for a contact of two bodies.
  func meets(_ other: SKPhysicsBody) -> Bool {
    // Of two bodies that do not move, none comes to the other.
    guard isDynamic || other.isDynamic else { return false }
    return tests(other) || isStopped(by: other) || other.isStopped(by: self)
  }
}
