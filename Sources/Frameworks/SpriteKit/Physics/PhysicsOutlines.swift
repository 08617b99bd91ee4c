/// The outlines of a scene's bodies.
@MainActor
struct PhysicsOutlines {
  private let bodies: [SKPhysicsBody]

  /// Creates the outlines of a scene.
  init(_ scene: SKScene) { bodies = scene.physicsWorld.bodies() }

  /// Draws the outlines.
  func draw(in context: CGContext, _ space: CGAffineTransform) {
    context.saveGState()
    context.concatenate(space)
    context.setStrokeColor(UIColor.cyan.cgColor)
    context.setLineWidth(1)
    for body in bodies {
      let placing = body.placing
      for part in body.parts { draw(part, placing, in: context) }
    }
    context.restoreGState()
  }

  private func draw(_ part: BodyPart, _ placing: CGAffineTransform, in context: CGContext) {
    switch part {
    case .circle(let center, let radius):
      let size = radius * sqrt(abs(placing.a * placing.d - placing.b * placing.c))
      let place = center.applying(placing)
      context.strokeEllipse(
        in: CGRect(x: place.x - size, y: place.y - size, width: 2 * size, height: 2 * size))
    case .polygon(let points):
      let corners = points.map { $0.applying(placing) }
      let lines = zip(corners, corners.dropFirst() + corners.prefix(1))
      context.strokeLineSegments(between: lines.flatMap { [$0.0, $0.1] })
    case .edge(let start, let end):
      context.strokeLineSegments(between: [start.applying(placing), end.applying(placing)])
    }
  }
}
