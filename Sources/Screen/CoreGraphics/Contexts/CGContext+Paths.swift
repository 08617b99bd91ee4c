import TactusDisplayList

extension CGContext {
  // MARK: Building

  /// Replaces the current path with an empty one.
  public func beginPath() { current = DrawingPath() }

  /// Begins a subpath.
  public func move(to point: CGPoint) { current.move(to: place(point)) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { current.addLine(to: place(point)) }

  /// Adds a subpath of straight lines between points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCubic(to: place(end), control1: place(control1), control2: place(control2))
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuad(to: place(end), control: place(control))
  }

  /// Closes the current subpath.
  public func closePath() { current.close() }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect) { current.addRect(rect.drawing, transform: userTransform) }

  /// Adds rectangles, each as a subpath.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds the ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) {
    current.addEllipse(in: rect.drawing, transform: userTransform)
  }

  /// Adds an arc of a circle, preceded by a straight line from the current point if there is one.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: The start angle, in radians from the x axis towards the y axis.
  ///   - endAngle: The end angle.
  ///   - clockwise: Whether the arc goes towards smaller angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let delta = CGMutablePath.delta(
      from: Double(startAngle), to: Double(endAngle), clockwise: clockwise)
    current.addArc(
      center: center.drawing, radius: Double(radius), from: Double(startAngle), delta: delta,
      transform: userTransform)
  }

  /// Adds an arc that is tangent to two lines, preceded by a straight line to its start.
  ///
  /// - Parameters:
  ///   - tangent1End: The intersection of the two lines.
  ///   - tangent2End: A point on the second line.
  ///   - radius: The radius of the circle.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(
      corner: tangent1End.drawing, end: tangent2End.drawing, radius: Double(radius),
      transform: userTransform)
  }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) {
    current.append(path.drawing.transformed(by: userTransform))
  }

  /// Replaces the current path with the outline of its stroke.
  public func replacePathWithStrokedPath() {
    guard let path = userPath else { return }
    current = path.stroked(state.line).transformed(by: userTransform)
  }

  // MARK: Observing

  /// The current path in user space, or `nil` if it is empty.
  public var path: CGPath? {
    current.isEmpty ? nil : userPath.map { CGPath($0) }
  }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { current.isEmpty }

  /// The current point of the path; the origin if the path is empty.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

  /// The bounding box of the current path including controls; null if the path is empty.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Returns whether drawing the current path would paint a point.
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

  /// The bounding box of the clip, in user space.
  public var boundingBoxOfClipPath: CGRect {
    guard let clip = state.clip, let back = userTransform.inverse else { return .null }
    return CGRect(back.bounds(of: clip))
  }

  // MARK: Internals

  private func place(_ point: CGPoint) -> DrawingPoint { userTransform.apply(point.drawing) }

  /// The current path in user space, or `nil` if the transform is singular.
  var userPath: DrawingPath? { userTransform.inverse.map(current.transformed) }
}
