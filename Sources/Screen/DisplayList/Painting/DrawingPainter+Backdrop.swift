import CTactusPangoCairo

extension DrawingPainter {
  /// Blurs and tints the content beneath a region.
  func paint(_ backdrop: DrawingBackdrop) {
    guard let bounds = backdrop.region.bounds else { return }
    let box = target.reach(of: bounds, margin: 0).intersection(target.box)
    guard !box.isEmpty else { return }
    let scale = BlurScale(sigma: min(max(0, backdrop.sigma * scale), DrawingShadow.sigmaLimit))
    // The whole region is blurred even if only a part of it is visible, so that the result does not
    // depend on the clip.
    let all = PixelBox(around: target.transform.bounds(of: bounds)).intersection(target.box)
    let inside = PixelBox(
      x: all.x - target.box.x, y: all.y - target.box.y, width: all.width, height: all.height)
    var grid = PixelGrid(
      reading: target.surface, inside, step: scale.step, channels: 4, repeatsEdge: true)
    GaussianBlur(sigma: scale.sigma).apply(to: &grid)
    guard let blurred = grid.surface(backdrop.matrix) else { return }
    let cairo = target.cairo
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    target.trace(backdrop.region)
    target.set(.winding)
    cairo_clip(cairo)
    cairo_identity_matrix(cairo)
    let pattern = cairo_pattern_create_for_surface(blurred.cairo)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, 1 / Double(scale.step), 1 / Double(scale.step))
    cairo_matrix_translate(&matrix, -Double(all.x), -Double(all.y))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
    // The blurred content replaces the sharp one, which must not shine through translucent areas.
    cairo_set_operator(cairo, state.opacity < 1 ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_SOURCE)
    cairo_paint_with_alpha(cairo, state.opacity)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    target.set(backdrop.tint, opacity: state.opacity)
    cairo_paint(cairo)
  }
}

extension PixelGrid {
  /// Returns the grid of four channels as pixels, with a color matrix applied, or `nil` if there
  /// is not enough memory.
  func surface(_ matrix: ColorMatrix) -> DrawingSurface? {
    guard let surface = try? DrawingSurface(width: width, height: height) else { return nil }
    let rows = [matrix.blue, matrix.green, matrix.red]
    surface.withRows { start, stride in
      for y in 0..<height {
        let pixels = (start + y * stride).assumingMemoryBound(to: UInt8.self)
        for x in 0..<width {
          let place = (y * width + x) * 4
          if matrix == .identity {
            for channel in 0..<4 { pixels[x * 4 + channel] = Self.byte(values[place + channel]) }
            continue
          }
          // Weighted sums of premultiplied colors are premultiplied; the constant is not.
          let (blue, green, red) = (
            Double(values[place]), Double(values[place + 1]), Double(values[place + 2])
          )
          let alpha = Double(values[place + 3])
          for (channel, row) in rows.enumerated() {
            let sum =
              row.red * red + row.green * green + row.blue * blue + row.constant * alpha
            // NaN becomes 0.
            let value = sum > 0 ? min(alpha, sum) : 0
            pixels[x * 4 + channel] = Self.byte(UInt16(value))
          }
          pixels[x * 4 + 3] = Self.byte(values[place + 3])
        }
      }
    }
    return surface
  }
}
