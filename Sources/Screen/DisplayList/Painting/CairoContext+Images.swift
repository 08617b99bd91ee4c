import CTactusPangoCairo

extension CairoContext {
  /// Draws an image, clipped exactly to its frame.
  func draw(_ drawing: ImageDrawing, opacity: Double) {
    let image = drawing.image
    let whole = PixelBox(x: 0, y: 0, width: image.width, height: image.height)
    guard let place = drawing.place else { return }
    // The part is a separate surface, so that no pixels beyond it are interpolated at its edges.
    let part = PixelBox(around: place.source).intersection(whole)
    let (across, down) = (
      place.frame.width / place.source.width, place.frame.height / place.source.height
    )
    guard !part.isEmpty, isPaintable(across, down) else { return }
    // Cairo only reads the pixels, and only until this closure returns.
    image.pixels.withUnsafeBufferPointer { pixels in
      let first = pixels.baseAddress.map { $0 + (part.y * image.width + part.x) * 4 }
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: first), CAIRO_FORMAT_ARGB32, Int32(part.width),
        Int32(part.height), Int32(image.width * 4))
      let pattern = cairo_pattern_create_for_surface(surface)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, drawing.sampling.cairo)
      cairo_save(cairo)
      cairo_new_path(cairo)
      cairo_rectangle(
        cairo, place.frame.x, place.frame.y, place.frame.width, place.frame.height)
      cairo_clip(cairo)
      cairo_translate(cairo, place.frame.x, place.frame.y)
      cairo_scale(cairo, across, down)
      cairo_translate(cairo, Double(part.x) - place.source.x, Double(part.y) - place.source.y)
      if let tint = drawing.tint {
        set(tint, opacity: opacity)
        cairo_mask(cairo, pattern)
      } else {
        cairo_set_source(cairo, pattern)
        if opacity < 1 { cairo_paint_with_alpha(cairo, opacity) } else { cairo_paint(cairo) }
      }
      cairo_restore(cairo)
      cairo_pattern_destroy(pattern)
      // Cairo must not access the pixels later, even if it retains the surface.
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }

  /// Returns whether an image can be painted at a scale.
  ///
  /// Pixman's coordinates have 16 integer bits. If thousands of an image's pixels fall into one, or
  /// one becomes thousands, it would read outside the image.
  ///
  /// - Parameters:
  ///   - across: The width of an image pixel, in points.
  ///   - down: The height of an image pixel, in points.
  func isPaintable(_ across: Double, _ down: Double) -> Bool {
    guard let back = DrawingTransform.scale(across, down).then(transform).inverse else {
      return false
    }
    let greatest = [back.a, back.b, back.c, back.d].map(abs).max() ?? .infinity
    return greatest < 8_192 && greatest > 1.0 / 8_192
  }
}

extension ImageDrawing {
  /// The visible part of the image, in its pixels, and its frame; `nil` for none.
  fileprivate var place: (source: DrawingRect, frame: DrawingRect)? {
    let (width, height) = (Double(image.width), Double(image.height))
    let source = self.source ?? DrawingRect(x: 0, y: 0, width: width, height: height)
    guard source.isValid, frame.isValid else { return nil }
    let (left, top) = (max(0, source.x), max(0, source.y))
    let (right, bottom) = (min(width, source.maxX), min(height, source.maxY))
    guard left < right, top < bottom else { return nil }
    // The area beyond the image is empty, and the rest keeps its position.
    let (across, down) = (frame.width / source.width, frame.height / source.height)
    let seen = DrawingRect(
      x: frame.x + (left - source.x) * across, y: frame.y + (top - source.y) * down,
      width: (right - left) * across, height: (bottom - top) * down)
    guard seen.isValid else { return nil }
    return (DrawingRect(x: left, y: top, width: right - left, height: bottom - top), seen)
  }
}

extension ImageDrawing.Sampling {
  fileprivate var cairo: cairo_filter_t {
    switch self {
    case .nearest: CAIRO_FILTER_NEAREST
    case .linear: CAIRO_FILTER_BILINEAR
    case .smooth: CAIRO_FILTER_GOOD
    }
  }
}
