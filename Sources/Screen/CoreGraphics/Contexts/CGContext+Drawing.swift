import DisplayList

extension CGContext {
  // MARK: The path

  /// Fills the path's inside, or draws its line, or both; the path is then empty.
  public func drawPath(using mode: CGPathDrawingMode) {
    defer { beginPath() }
    guard let path = userPath, !path.isEmpty else { return }
    switch mode {
    case .fill: canvas.perform(.fill(path, .winding, state.fill))
    case .eoFill: canvas.perform(.fill(path, .evenOdd, state.fill))
    case .stroke: canvas.perform(.stroke(path, state.line, state.stroke))
    case .fillStroke, .eoFillStroke:
      let rule: FillRule = mode == .fillStroke ? .winding : .evenOdd
      canvas.perform(.fill(path, rule, state.fill))
      canvas.perform(.stroke(path, state.line, state.stroke))
    }
  }

  /// Fills the path's inside; the path is then empty.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Draws the path's line; the path is then empty.
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

  /// Draws a rectangle's line.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Draws a rectangle's line with another width.
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

  /// Draws an ellipse's line.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws lines from each first point of a pair to the second.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Takes away all that is in a rectangle; a context without alpha is black there.
  public func clear(_ rect: CGRect) {
    var path = DrawingPath()
    path.addRect(rect.drawing)
    canvas.perform(.save)
    canvas.perform(.shadow(nil))
    canvas.perform(.opacity(1))
    canvas.perform(.blend(.clear))
    canvas.perform(.fill(path, .winding, .color(.black)))
    canvas.perform(.restore)
  }

  // MARK: Gradients

  /// Paints a gradient that goes straight, over all of the clip.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startPoint: Where the first is.
  ///   - endPoint: Where the last is.
  ///   - options: Whether the first and the last go on beyond.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient, .linear(from: startPoint.drawing, to: endPoint.drawing), options)
  }

  /// Paints a gradient from one circle to another, over all of the clip.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startCenter: The first circle's middle.
  ///   - startRadius: The first circle's radius.
  ///   - endCenter: The last circle's middle.
  ///   - endRadius: The last circle's radius.
  ///   - options: Whether the first and the last go on beyond.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let form = DrawingGradient.Form.radial(
      from: startCenter.drawing, fromRadius: Double(startRadius), to: endCenter.drawing,
      toRadius: Double(endRadius))
    draw(gradient, form, options)
  }

  /// Paints a gradient round a point, over all of the clip.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The point.
  ///   - angle: Where the first and the last meet, in radians.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    draw(gradient, .conic(around: center.drawing, angle: Double(angle)), [])
  }

  private func draw(
    _ gradient: CGGradient, _ form: DrawingGradient.Form, _ options: CGGradientDrawingOptions
  ) {
    canvas.perform(
      .paint(
        .gradient(
          DrawingGradient(
            form, stops: gradient.stops,
            extendsBefore: options.contains(.drawsBeforeStartLocation),
            extendsAfter: options.contains(.drawsAfterEndLocation)))))
  }
}
