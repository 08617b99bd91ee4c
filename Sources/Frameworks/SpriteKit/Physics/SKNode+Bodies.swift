extension SKNode {
  /// Collects the bodies of the node and its descendants, in the order of the tree.
  func collectBodies(_ bodies: inout [SKPhysicsBody]) {
    if let physicsBody { bodies.append(physicsBody) }
    for node in nodes { node.collectBodies(&bodies) }
  }

  /// Collects the fields of the node and its descendants, in the order of the tree.
  func collectFields(_ fields: inout [SKFieldNode]) {
    if let field = self as? SKFieldNode { fields.append(field) }
    for node in nodes { node.collectFields(&fields) }
  }
}
