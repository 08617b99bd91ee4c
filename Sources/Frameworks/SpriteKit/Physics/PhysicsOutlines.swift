/// The outlines of a scene's bodies.
@MainActor
struct PhysicsOutlines {
  private let parts: [PlacedPart]

  /// Creates the outlines of a scene.
  init(_ scene: SKScene) { parts = scene.physicsWorld.bodies().flatMap { $0.placed() } }

  /// Draws the outlines.
  func draw(in context: CGContext, _ space: CGAffineTransform) {
    context.saveGState()
    context.concatenate(space)
    context.setStrokeColor(UIColor.cyan.cgColor)
    context.setLineWidth(1)
    for part in parts {
      if part.points.count == 1 {
        context.strokeEllipse(in: part.bounds)
      } else {
        context.strokeLineSegments(between: part.lines.flatMap { [$0.0, $0.1] })
      }
    }
    context.restoreGState()
  }
}
