import CTactusPangoCairo

extension PaintTarget {
  /// Composites a layer, its shadow first.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - state: The graphics state.
  ///   - scale: The scale in pixels per point, for the shadow.
  func mix(_ layer: PaintTarget, _ state: DrawingPainter.State, scale: Double) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    if let shadow = state.shadow { mix(shadow, of: layer, state, scale: scale) }
    guard !(state.shadow?.drawsOnlyShadow ?? false) else { return }
    guard let mode = state.blend.cairo else { return mixDarker(layer, opacity: state.opacity) }
    cairo_set_operator(cairo, mode)
    cairo_set_source_surface(cairo, layer.surface.cairo, 0, 0)
    cairo_paint_with_alpha(cairo, state.opacity)
  }

  private func mix(
    _ shadow: DrawingShadow, of layer: PaintTarget, _ state: DrawingPainter.State, scale: Double
  ) {
    let sigma = min(max(0, shadow.sigma * scale), DrawingShadow.sigmaLimit)
    let blurred = BlurredShadow(of: layer.surface, sigma: sigma, color: shadow.color)
    guard let surface = blurred.surface else { return }
    let pattern = cairo_pattern_create_for_surface(surface.cairo)
    defer { cairo_pattern_destroy(pattern) }
    // The transform from the device's pixels to those of the shadow.
    let step = Double(blurred.step)
    let (x, y) = (
      Double(layer.box.x - blurred.margin) + shadow.offset.x * scale,
      Double(layer.box.y - blurred.margin) + shadow.offset.y * scale
    )
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, 1 / step, 1 / step)
    cairo_matrix_translate(&matrix, -x, -y)
    cairo_pattern_set_matrix(pattern, &matrix)
    let isEven = blurred.step == 1 && x == x.rounded() && y == y.rounded()
    cairo_pattern_set_filter(pattern, isEven ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    let mode = state.blend.affectsOutsideShape ? nil : state.blend.cairo
    cairo_set_operator(cairo, mode ?? CAIRO_OPERATOR_OVER)
    cairo_set_source(cairo, pattern)
    cairo_paint_with_alpha(cairo, state.opacity)
  }

  /// Composites with `plusDarker`, for which Cairo has no operator.
  ///
  /// Alpha is min(1, Sa + Da), and a component is alpha − (Sa − S) − (Da − D), all premultiplied.
  private func mixDarker(_ layer: PaintTarget, opacity: Double) {
    let box = layer.box.intersection(self.box)
    guard !box.isEmpty, let mixed = try? DrawingSurface(width: box.width, height: box.height)
    else { return }
    let share = Int((opacity * 255).rounded())
    mixed.withRows { rows, stride in
      layer.surface.withRows { above, aboveStride in
        surface.withRows { below, belowStride in
          for y in 0..<box.height {
            let top = above + (y + box.y - layer.box.y) * aboveStride + (box.x - layer.box.x) * 4
            let bottom = below + (y + box.y - self.box.y) * belowStride + (box.x - self.box.x) * 4
            Self.addDarkness(top, bottom, share, into: rows + y * stride, count: box.width)
          }
        }
      }
    }
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, mixed.cairo, Double(box.x), Double(box.y))
    cairo_rectangle(
      cairo, Double(box.x), Double(box.y), Double(box.width), Double(box.height))
    cairo_fill(cairo)
  }

  private static func addDarkness(
    _ above: UnsafeMutableRawPointer, _ below: UnsafeMutableRawPointer, _ share: Int,
    into result: UnsafeMutableRawPointer, count: Int
  ) {
    let (s, d) = (
      above.assumingMemoryBound(to: UInt8.self), below.assumingMemoryBound(to: UInt8.self)
    )
    let r = result.assumingMemoryBound(to: UInt8.self)
    for start in Swift.stride(from: 0, to: count * 4, by: 4) {
      func source(_ index: Int) -> Int { (Int(s[start + index]) * share + 127) / 255 }
      let (sourceAlpha, below) = (source(3), Int(d[start + 3]))
      let alpha = min(255, sourceAlpha + below)
      for index in 0..<3 {
        let darkness = sourceAlpha - source(index) + below - Int(d[start + index])
        r[start + index] = UInt8(max(0, alpha - darkness))
      }
      r[start + 3] = UInt8(alpha)
    }
  }
}

extension DrawingShadow {
  /// The greatest standard deviation of a shadow's blur, in pixels; beyond it, differences are
  /// invisible.
  ///
  /// - Source: guess.
  static let sigmaLimit = 256.0

  /// Returns the greatest distance of the shadow from the content that casts it, in pixels.
  ///
  /// Three standard deviations hold all but a four-hundredth of the blur.
  func reach(scale: Double) -> Double {
    let far = max(abs(offset.x), abs(offset.y)) * scale + 3 * min(sigma * scale, Self.sigmaLimit)
    return far.isFinite ? max(0, far) + 1 : 0
  }
}
