/// The drawing of a shape in its own coordinates.
@MainActor
struct ShapePainter {
  private let shape: SKShapeNode

  /// Creates the drawing of a shape.
  init(shape: SKShapeNode) { self.shape = shape }

  /// Fills, then strokes the shape.
  func draw(in context: CGContext, alpha: CGFloat) {
    guard let path = shape.path, !path.isEmpty else { return }
    context.saveGState()
    context.setAlpha(alpha)
    context.setBlendMode(shape.blendMode.drawn)
    context.setShouldAntialias(shape.isAntialiased)
    fill(path, in: context)
    stroke(path, in: context)
    context.restoreGState()
  }

  private func fill(_ path: CGPath, in context: CGContext) {
    guard shape.fillColor.cgColor.alpha > 0 else { return }
    if let picture = shape.fillTexture?.pixels {
      context.saveGState()
      context.addPath(path)
      context.clip()
      let image = TintedImages.shared.image(picture, color: shape.fillColor, by: 1)
      context.draw(image, in: path.boundingBoxOfPath)
      context.restoreGState()
      return
    }
    context.setFillColor(shape.fillColor.cgColor)
    context.addPath(path)
    context.fillPath()
  }

  private func stroke(_ path: CGPath, in context: CGContext) {
    guard shape.lineWidth > 0, shape.strokeColor.cgColor.alpha > 0 else { return }
    context.setStrokeColor(shape.strokeColor.cgColor)
    context.setLineWidth(shape.lineWidth)
    context.setLineCap(shape.lineCap)
    context.setLineJoin(shape.lineJoin)
    context.setMiterLimit(shape.miterLimit)
    if shape.glowWidth > 0 {
      context.setShadow(
        offset: .zero, blur: shape.glowWidth, color: shape.strokeColor.cgColor)
    }
    context.addPath(path)
    context.strokePath()
  }
}
