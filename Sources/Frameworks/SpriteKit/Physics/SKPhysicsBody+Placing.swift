extension SKPhysicsBody {
  /// Whether the body's node is in a scene.
  var isInScene: Bool { MainActor.assumeIsolated { node?.scene != nil } }

  /// The transform from the body's coordinates to the scene's.
  @MainActor var placing: CGAffineTransform {
    guard let node, !(node is SKScene) else { return .identity }
    // The parts were created for the scales of the node at that time; later scales transform them
    // (a guess).
    let (x, y) = madeForScale
    let scale = CGAffineTransform(
      scaleX: x == 0 ? 1 : node.xScale / x, y: y == 0 ? 1 : node.yScale / y)
    return scale.concatenating(CGAffineTransform(rotationAngle: node.zRotation))
      .concatenating(CGAffineTransform(translationX: node.position.x, y: node.position.y))
      .concatenating(node.parent?.transformToRoot ?? .identity)
  }

  /// The rotation of the node in the scene, in radians, -π…π.
  @MainActor var rotation: CGFloat {
    guard let node, !(node is SKScene) else { return 0 }
    let way = CGAffineTransform(rotationAngle: node.zRotation)
      .concatenating(node.parent?.transformToRoot ?? .identity)
    return atan2(way.b, way.a)
  }
}
