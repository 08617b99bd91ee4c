/// A view that shows the lasso and the selected strokes.
@MainActor
final class SelectionView: UIView {
  /// The path of the lasso while it is drawn.
  var lasso: [CGPoint] = [] { didSet { setNeedsDisplay() } }
  /// The bounds of the selected strokes.
  var frames: [CGRect] = [] { didSet { setNeedsDisplay() } }
  /// The scale of the drawing, which does not affect the line width.
  var scale: CGFloat = 1 { didSet { if scale != oldValue { setNeedsDisplay() } } }

  /// The bounds of the selection; null for none.
  var selectedBounds: CGRect { frames.reduce(.null) { $0.union($1) } }

  /// The margin of the frame around the selected strokes, in points of the screen.
  ///
  /// - Source: ours, by eye. Confidence: guess.
  private static let margin: CGFloat = 8
  /// The width and the dashes of lines, in points of the screen.
  ///
  /// - Source: ours, by eye. Confidence: guess.
  private static let (width, dashes): (CGFloat, [CGFloat]) = (1.5, [6, 4])

  private var outline: CGRect {
    selectedBounds.insetBy(dx: -Self.margin / scale, dy: -Self.margin / scale)
  }

  /// Returns whether a point of the drawing is inside the frame of the selection.
  func contains(_ point: CGPoint) -> Bool { !frames.isEmpty && outline.contains(point) }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setLineWidth(Self.width / scale)
    context.setLineDash(phase: 0, lengths: Self.dashes.map { $0 / scale })
    context.setStrokeColor(tintColor.cgColor)
    if lasso.count > 1 {
      context.addLines(between: lasso)
      context.strokePath()
    }
    guard !frames.isEmpty else { return }
    context.setFillColor(tintColor.withAlphaComponent(0.12).cgColor)
    for frame in frames { context.fill(frame) }
    context.stroke(outline)
  }
}
