extension SKConstraint {
  /// Changes a node so that it satisfies the constraint.
  @MainActor
  func apply(to node: SKNode) {
    guard enabled else { return }
    switch rule {
    case .position(let x, let y): limitPosition(of: node, x, y)
    case .rotation(let range): node.zRotation = range.clamp(node.zRotation)
    case .distance(let range, let target):
      guard let place = target.place(for: node) else { return }
      let way = CGVector(dx: node.position.x - place.x, dy: node.position.y - place.y)
      let length = range.clamp(way.length)
      // A node at the point itself has no direction, and moves to the right.
      let unit = way.length > 0 ? way * (1 / way.length) : CGVector(dx: 1, dy: 0)
      node.position = CGPoint(x: place.x + unit.dx * length, y: place.y + unit.dy * length)
    case .orientation(let target, let range):
      guard let place = target.place(for: node) else { return }
      let angle = atan2(place.y - node.position.y, place.x - node.position.x)
      let offset = (node.zRotation - angle).remainder(dividingBy: 2 * .pi)
      node.zRotation = angle + range.clamp(offset)
    }
  }

  @MainActor
  private func limitPosition(of node: SKNode, _ x: SKRange?, _ y: SKRange?) {
    guard let reference = referenceNode, let owner = node.owner else {
      node.position = Self.clamp(node.position, x, y)
      return
    }
    let place = reference.convert(node.position, from: owner)
    node.position = owner.convert(Self.clamp(place, x, y), from: reference)
  }

  private static func clamp(_ point: CGPoint, _ x: SKRange?, _ y: SKRange?) -> CGPoint {
    CGPoint(x: x?.clamp(point.x) ?? point.x, y: y?.clamp(point.y) ?? point.y)
  }
}
