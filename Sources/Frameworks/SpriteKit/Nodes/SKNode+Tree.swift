internal import TactusCrashReports

extension SKNode {
  /// The topmost ancestor.
  var root: SKNode {
    var node = self
    while let owner = node.owner { node = owner }
    return node
  }

  /// Returns whether the node is a descendant of another one.
  func isDescendant(of node: SKNode) -> Bool {
    sequence(first: self, next: \.owner).dropFirst().contains { $0 === node }
  }

  /// Inserts a child; an invalid one traps, as on an iPhone (Scenes.SK2).
  func insert(_ node: SKNode, at index: Int) {
    guard node.owner == nil else {
      programmingError(
        "SKNode.addChild: \(node.described) already has a parent, \(node.owner?.described ?? ""); "
          + "remove it from there first")
    }
    guard node !== self, !isDescendant(of: node) else {
      programmingError("SKNode.addChild: \(node.described) cannot be its own descendant")
    }
    guard !(node is SKScene) else {
      programmingError("SKNode.addChild: \(node.described) is a scene, which has no parent")
    }
    guard (0...nodes.count).contains(index) else {
      programmingError(
        "SKNode.insertChild: the index \(index) is beyond the \(nodes.count) children")
    }
    nodes.insert(node, at: index)
    node.owner = self
  }

  /// Moves the node to another parent, and keeps its transform in the root's coordinates.
  func moveKeepingPlace(to parent: SKNode) {
    guard parent !== self, !parent.isDescendant(of: self) else { return }
    if owner != nil {
      let way = transform.concatenating(owner?.transformToRoot ?? .identity)
        .concatenating(parent.transformToRoot.inverted())
      position = CGPoint(x: way.tx, y: way.ty)
      zRotation = atan2(way.b, way.a)
      xScale = hypot(way.a, way.b)
      let determinant = way.a * way.d - way.b * way.c
      yScale = xScale == 0 ? hypot(way.c, way.d) : determinant / xScale
    }
    removeFromParent()
    parent.addChild(self)
  }

  /// The class and name, for messages.
  var described: String { "<\(type(of: self))> name:'\(name ?? "(null)")'" }
}
