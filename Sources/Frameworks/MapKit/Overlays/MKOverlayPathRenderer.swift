/// A renderer that fills and strokes a path (Maps.RE2).
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The fill color; nil for none.
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The stroke color; nil for none.
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The line width in screen points; 0 for that of a road.
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The line join.
  open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
  /// The line cap.
  open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
  /// The miter limit.
  open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
  /// The dash phase in screen points.
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The dash pattern in screen points; nil for a solid line.
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
  /// Whether the path is rasterized; here all paths are.
  open var shouldRasterize = false

  /// The path in the renderer's coordinates, created by `createPath()` on first use.
  open var path: CGPath! {
    get {
      if made == nil { createPath() }
      return made
    }
    set {
      made = newValue
      setNeedsDisplay()
    }
  }
  private var made: CGPath?

  /// Creates the path; does nothing by default, subclasses set `path`.
  open func createPath() {}

  /// Invalidates the path, so that it is created again.
  open func invalidatePath() {
    made = nil
    setNeedsDisplay()
  }

  /// Draws the path: first the fill, then the stroke.
  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    drawInside(withLine: path, zoomScale: zoomScale, in: context)
  }

  /// Sets the color, width and shape of lines.
  ///
  /// - Parameters:
  ///   - context: The context.
  ///   - zoomScale: The screen points per map point.
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    guard zoomScale > 0 else { return }
    if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
    let width = lineWidth > 0 ? lineWidth / zoomScale : MKRoadWidthAtZoomScale(zoomScale)
    context.setLineWidth(width)
    context.setLineJoin(lineJoin)
    context.setLineCap(lineCap)
    context.setMiterLimit(miterLimit)
    context.setLineDash(
      phase: lineDashPhase / zoomScale,
      lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) / zoomScale })
  }

  /// Sets the color of the inside.
  ///
  /// - Parameters:
  ///   - context: The context.
  ///   - zoomScale: The screen points per map point.
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let fillColor { context.setFillColor(fillColor.cgColor) }
  }

  /// Strokes a path.
  open func strokePath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.strokePath()
  }

  /// Fills a path, except for its holes.
  open func fillPath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }

  // MARK: Internals

  /// Draws the fill of the path, and a part of the stroke; `nil` for no stroke.
  func drawInside(withLine line: CGPath?, zoomScale: MKZoomScale, in context: CGContext) {
    if fillColor != nil, let path {
      applyFillProperties(to: context, atZoomScale: zoomScale)
      fillPath(path, in: context)
    }
    guard strokeColor != nil, let line else { return }
    applyStrokeProperties(to: context, atZoomScale: zoomScale)
    strokePath(line, in: context)
  }

  /// Returns the path through points.
  func path(through points: [MKMapPoint], isClosed: Bool) -> CGMutablePath {
    let path = CGMutablePath()
    guard !points.isEmpty else { return path }
    path.addLines(between: points.map { point(for: $0) })
    if isClosed { path.closeSubpath() }
    return path
  }

  /// Returns the path through the part of points between two fractions of their length.
  func path(
    through points: [MKMapPoint], from start: CGFloat, to end: CGFloat, isClosed: Bool
  ) -> CGMutablePath {
    guard start > 0 || end < 1, let first = points.first else {
      return path(through: points, isClosed: isClosed)
    }
    let all = isClosed ? points + [first] : points
    let part = LinePart(all, from: Double(start), to: Double(end))
    return path(through: part.points, isClosed: false)
  }
}
