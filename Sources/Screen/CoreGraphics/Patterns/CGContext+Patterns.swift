import TactusDisplayList

extension CGContext {
  /// Sets the fill paint to a pattern (Drawing.CG4).
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - components: The opacity of a pattern with colors; otherwise the components of the color in
  ///     the base of the fill color space.
  public func setFillPattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    setFill(paint(pattern, components, state.fillSpace))
  }

  /// Sets the stroke paint to a pattern (Drawing.CG4).
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - components: The opacity of a pattern with colors; otherwise the components of the color in
  ///     the base of the stroke color space.
  public func setStrokePattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    setStroke(paint(pattern, components, state.strokeSpace))
  }

  /// Sets the distance of patterns' tiles from the origin.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  // MARK: Internals

  /// Sets the fill paint; text is drawn in the color of a pattern, or in black.
  func setFill(_ paint: PatternPaint) {
    state.fill = .color(paint.color?.drawing ?? .black)
    state.fillPattern = paint
  }

  /// Sets the stroke paint.
  func setStroke(_ paint: PatternPaint) {
    state.stroke = .color(paint.color?.drawing ?? .black)
    state.strokePattern = paint
  }

  private func paint(
    _ pattern: CGPattern, _ components: UnsafePointer<CGFloat>, _ space: CGColorSpace
  ) -> PatternPaint {
    guard !pattern.isColored else {
      return PatternPaint(pattern: pattern, color: nil, alpha: components[0])
    }
    let base = space.model == .pattern ? space.baseColorSpace ?? .standardGray : space
    return PatternPaint(
      pattern: pattern, color: CGColor(colorSpace: base, components: components), alpha: 1)
  }

  /// Returns a paint of tiles moved by the phase.
  func moved(_ paint: DrawingPaint) -> DrawingPaint {
    guard case .tiles(let image, var rect) = paint, state.patternPhase != .zero else {
      return paint
    }
    rect.x += Double(state.patternPhase.width)
    rect.y += Double(state.patternPhase.height)
    return .tiles(image, rect)
  }

  /// Fills a path of user space with a pattern.
  func fill(_ path: DrawingPath, _ rule: FillRule, _ paint: PatternPaint) {
    let (pattern, phase) = (paint.pattern, state.patternPhase)
    let toDevice = pattern.matrix
      .concatenating(CGAffineTransform(translationX: phase.width, y: phase.height))
      .concatenating(baseTransform)
    // The first row of a tile is at its top, in coordinates whose y points down.
    let flipped = CGAffineTransform(scaleX: 1, y: -1).concatenating(toDevice)
      .concatenating(drawingTransform).drawing
    // Pages have no pixels: 4 per point (guess).
    let density = CGFloat(toDevice.drawing.maxScale) * (page == nil ? 1 : 4)
    guard let toUser = userTransform.inverse, let toPattern = flipped.inverse,
      let image = pattern.tile(paint.color, density: density)
    else { return }
    let (bounds, step) = (pattern.bounds, pattern.step)
    let cell = CGRect(
      x: bounds.minX, y: -(bounds.minY + step.height), width: step.width, height: step.height)
    canvas.execute(.save)
    if paint.alpha < 1 { canvas.execute(.opacity(state.alpha * max(0, Double(paint.alpha)))) }
    canvas.execute(.transform(flipped.then(toUser)))
    canvas.execute(
      .fill(
        path.transformed(by: userTransform.then(toPattern)), rule, .tiles(image, cell.drawing)))
    canvas.execute(.restore)
  }
}
