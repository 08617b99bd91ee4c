extension SKPhysicsBody {
  /// Whether the body's node is in a scene.
  var isInScene: Bool { MainActor.assumeIsolated { node?.scene != nil } }

  /// Returns the parts in the scene's coordinates.
  func placed() -> [PlacedPart] {
    MainActor.assumeIsolated {
      guard let node else { return [] }
      // The parts were made for the scales that the node had; later scales change them (a guess).
      let (x, y) = madeForScale
      let scale = CGAffineTransform(
        scaleX: x == 0 ? 1 : node.xScale / x, y: y == 0 ? 1 : node.yScale / y)
      let way =
        node is SKScene
        ? .identity
        : scale.concatenating(CGAffineTransform(rotationAngle: node.zRotation))
          .concatenating(CGAffineTransform(translationX: node.position.x, y: node.position.y))
          .concatenating(node.parent?.transformToRoot ?? .identity)
      return parts.map { PlacedPart($0, way) }
    }
  }
}
