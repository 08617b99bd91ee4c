import TactusDisplayList

extension CGContext {
  // MARK: The path

  /// Draws the current path, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    defer { beginPath() }
    guard let path = userPath, !path.isEmpty else { return }
    switch mode {
    case .fill: fill(path, .winding)
    case .eoFill: fill(path, .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke, .eoFillStroke:
      fill(path, mode == .fillStroke ? .winding : .evenOdd)
      stroke(path)
    }
  }

  /// Fills a path of user space.
  func fill(_ path: DrawingPath, _ rule: FillRule) {
    guard let pattern = state.fillPattern else {
      return canvas.execute(.fill(path, rule, moved(state.fill)))
    }
    fill(path, rule, pattern)
  }

  /// Strokes a path of user space.
  func stroke(_ path: DrawingPath) {
    guard let pattern = state.strokePattern else {
      return canvas.execute(.stroke(path, state.line, moved(state.stroke)))
    }
    fill(path.stroked(state.line), .winding, pattern)
  }

  /// Fills the current path, and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Strokes the current path, and clears it.
  public func strokePath() { drawPath(using: .stroke) }

  // MARK: Rectangles and others

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle with another line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.line.width
    state.line.width = Double(width)
    stroke(rect)
    state.line.width = before
  }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes a line between each pair of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent, or black in a context without alpha.
  public func clear(_ rect: CGRect) {
    var path = DrawingPath()
    path.addRect(rect.drawing)
    canvas.execute(.save)
    canvas.execute(.shadow(nil))
    canvas.execute(.opacity(1))
    canvas.execute(.blend(.clear))
    canvas.execute(.fill(path, .winding, .color(.black)))
    canvas.execute(.restore)
  }

  // MARK: Gradients

  /// Fills the clip with a linear gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startPoint: The position of the first color.
  ///   - endPoint: The position of the last color.
  ///   - options: Whether the first and last colors extend beyond the ends.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient, .linear(from: startPoint.drawing, to: endPoint.drawing), options)
  }

  /// Fills the clip with a radial gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startCenter: The center of the first circle.
  ///   - startRadius: The first circle's radius.
  ///   - endCenter: The center of the last circle.
  ///   - endRadius: The last circle's radius.
  ///   - options: Whether the first and last colors extend beyond the ends.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let geometry = DrawingGradient.Geometry.radial(
      from: startCenter.drawing, fromRadius: Double(startRadius), to: endCenter.drawing,
      toRadius: Double(endRadius))
    draw(gradient, geometry, options)
  }

  /// Fills the clip with a conic gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The point.
  ///   - angle: The angle at which the first and last colors meet, in radians.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    draw(gradient, .conic(around: center.drawing, angle: Double(angle)), [])
  }

  private func draw(
    _ gradient: CGGradient, _ geometry: DrawingGradient.Geometry,
    _ options: CGGradientDrawingOptions
  ) {
    canvas.execute(
      .paint(
        .gradient(
          DrawingGradient(
            geometry, stops: gradient.stops,
            extendsBefore: options.contains(.drawsBeforeStartLocation),
            extendsAfter: options.contains(.drawsAfterEndLocation)))))
  }
}
