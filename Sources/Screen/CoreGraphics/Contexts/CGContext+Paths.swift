import DisplayList

extension CGContext {
  // MARK: Building

  /// Begins a new path; what was of the old one is gone.
  public func beginPath() { current = DrawingPath() }

  /// Begins a subpath.
  public func move(to point: CGPoint) { current.move(to: place(point)) }

  /// Goes straight.
  public func addLine(to point: CGPoint) { current.addLine(to: place(point)) }

  /// Goes straight from point to point, as a subpath of its own.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Goes along a curve with two controls.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCubic(to: place(end), control1: place(control1), control2: place(control2))
  }

  /// Goes along a curve with one control.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuad(to: place(end), control: place(control))
  }

  /// Joins the subpath's end with its beginning.
  public func closePath() { current.close() }

  /// Adds a rectangle as a subpath of its own.
  public func addRect(_ rect: CGRect) { current.addRect(rect.drawing, transform: userTransform) }

  /// Adds rectangles, each as a subpath of its own.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds an ellipse, as large as fits into a rectangle.
  public func addEllipse(in rect: CGRect) {
    current.addEllipse(in: rect.drawing, transform: userTransform)
  }

  /// Goes along a circle, with a straight line to where it begins if there is a current point.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: The circle's radius.
  ///   - startAngle: Where the arc begins, in radians from the x axis towards the y axis.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it goes by lesser angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let delta = CGMutablePath.delta(
      from: Double(startAngle), to: Double(endAngle), clockwise: clockwise)
    current.addArc(
      center: center.drawing, radius: Double(radius), from: Double(startAngle), delta: delta,
      transform: userTransform)
  }

  /// Goes straight towards a corner, and round it on a circle that touches both its sides.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner.
  ///   - tangent2End: Where the second side goes.
  ///   - radius: The circle's radius.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(
      corner: tangent1End.drawing, end: tangent2End.drawing, radius: Double(radius),
      transform: userTransform)
  }

  /// Goes on with all elements of a path.
  public func addPath(_ path: CGPath) {
    current.append(path.drawing.transformed(by: userTransform))
  }

  /// Puts the outline of its line in the path's place.
  public func replacePathWithStrokedPath() {
    guard let path = userPath else { return }
    current = path.stroked(state.line).transformed(by: userTransform)
  }

  // MARK: Observing

  /// The path as it is now, in the user's coordinates; `nil` while it is empty.
  public var path: CGPath? {
    current.isEmpty ? nil : userPath.map { CGPath($0) }
  }

  /// Whether the path is empty.
  public var isPathEmpty: Bool { current.isEmpty }

  /// Where the path has come to; the origin for an empty one.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

  /// The least rectangle around the path's points; null for an empty one.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Whether a point would be painted.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path = userPath else { return false }
    let place = point.drawing
    let isInLine = { path.stroked(self.state.line).contains(place) }
    switch mode {
    case .fill: return path.contains(place)
    case .eoFill: return path.contains(place, rule: .evenOdd)
    case .stroke: return isInLine()
    case .fillStroke: return path.contains(place) || isInLine()
    case .eoFillStroke: return path.contains(place, rule: .evenOdd) || isInLine()
    }
  }

  /// The least rectangle around what the clip leaves, in the user's coordinates.
  public var boundingBoxOfClipPath: CGRect {
    guard let clip = state.clip, let back = userTransform.inverse else { return .null }
    return CGRect(back.bounds(of: clip))
  }

  // MARK: Internals

  private func place(_ point: CGPoint) -> DrawingPoint { userTransform.apply(point.drawing) }

  /// The path in the user's coordinates of now; `nil` where these have no way back.
  var userPath: DrawingPath? { userTransform.inverse.map(current.transformed) }
}
