import CTactusPangoCairo

extension DrawingGradient {
  /// Returns the gradient as a Cairo pattern, or `nil` without stops; the caller destroys it.
  ///
  /// - Parameters:
  ///   - opacity: A factor for each alpha.
  ///   - target: The target of the painting.
  ///   - bounds: The filled area in the drawing's coordinates, or `nil` for the whole clip.
  func pattern(
    opacity: Double, on target: CairoContext, bounds: DrawingRect?
  ) -> OpaquePointer? {
    guard let first = stops.first, let last = stops.last else { return nil }
    let pattern: OpaquePointer?
    switch geometry {
    case .linear(let from, let to):
      pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
    case .radial(let from, let fromRadius, let to, let toRadius):
      pattern = cairo_pattern_create_radial(
        from.x, from.y, max(0, fromRadius), to.x, to.y, max(0, toRadius))
    case .conic(let center, let angle):
      let pixels = ConicPixels(center: center, angle: angle, stops: stops, opacity: opacity)
      let box = target.reach(of: bounds, margin: 0).intersection(target.box)
      guard let surface = pixels.surface(box, target.transform) else { return nil }
      let pattern = cairo_pattern_create_for_surface(surface.cairo)
      let place = target.transform.then(.translation(-Double(box.x), -Double(box.y)))
      if var matrix = place.cairo { cairo_pattern_set_matrix(pattern, &matrix) }
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
      return pattern
    }
    func add(_ offset: Double, _ color: DrawingColor, _ opacity: Double) {
      let color = color.clipped
      cairo_pattern_add_color_stop_rgba(
        pattern, offset, color.red, color.green, color.blue, color.alpha * opacity)
    }
    // Cairo extends both ends or none. If only one extends, the other gets a transparent stop.
    let extendsBoth = extendsBefore || extendsAfter
    if extendsBoth, !extendsBefore { add(0, first.color, 0) }
    for stop in stops { add(stop.offset, stop.color, opacity) }
    if extendsBoth, !extendsAfter { add(1, last.color, 0) }
    cairo_pattern_set_extend(pattern, extendsBoth ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    return pattern
  }
}
