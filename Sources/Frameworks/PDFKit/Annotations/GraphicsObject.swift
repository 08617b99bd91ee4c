/// A graphics object of an annotation's appearance, in the page's coordinates.
///
/// The same objects are drawn on the screen and written to documents.
enum GraphicsObject {
  /// A line along a path.
  case stroke(CGPath, UIColor, width: CGFloat, dashes: [CGFloat] = [], isRound: Bool = false)
  /// The inside of a path; a marker darkens what is below.
  case fill(CGPath, UIColor, isMarker: Bool = false)
  /// Lines of text, starting at the top of a rectangle.
  case text(String, UIFont, UIColor, CGRect, NSTextAlignment, isMultiline: Bool)

  /// Draws the object into a context with y upwards.
  @MainActor
  func draw(in context: CGContext) {
    context.saveGState()
    defer { context.restoreGState() }
    switch self {
    case .stroke(let path, let color, let width, let dashes, let isRound):
      context.setStrokeColor(color.cgColor)
      context.setLineWidth(width)
      context.setLineDash(phase: 0, lengths: dashes)
      if isRound {
        context.setLineCap(.round)
        context.setLineJoin(.round)
      }
      context.addPath(path)
      context.strokePath()
    case .fill(let path, let color, let isMarker):
      if isMarker { context.setBlendMode(.multiply) }
      context.setFillColor(color.cgColor)
      context.addPath(path)
      context.fillPath()
    case .text(let text, let font, let color, let area, let alignment, _):
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      context.clip(to: area)
      context.translateBy(x: area.minX, y: area.maxY)
      context.scaleBy(x: 1, y: -1)
      UIGraphicsPushContext(context)
      (text as NSString).draw(
        in: CGRect(origin: .zero, size: area.size),
        withAttributes: [.font: font, .foregroundColor: color, .paragraphStyle: style])
      UIGraphicsPopContext()
    }
  }
}
