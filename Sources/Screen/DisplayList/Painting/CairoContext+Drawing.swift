import CTactusPangoCairo

extension CairoContext {
  /// Paints one command with the current operator.
  func draw(_ command: DrawingCommand, opacity: Double) {
    switch command {
    case .fill(let path, let rule, let paint):
      trace(path)
      set(rule)
      if set(paint, opacity: opacity, bounds: command.bounds) { cairo_fill(cairo) }
    case .stroke(let path, let style, let paint):
      guard style.width > 0, style.width.isFinite, !isFlat else { return }
      trace(path)
      set(style, length: style.dashes.isEmpty ? 0 : path.maxLength)
      if set(paint, opacity: opacity, bounds: command.bounds) { cairo_stroke(cairo) }
    case .paint(let paint):
      if set(paint, opacity: opacity, bounds: command.bounds) { cairo_paint(cairo) }
    case .image(let drawing):
      draw(drawing, opacity: opacity)
    case .text(let run):
      set(run.color, opacity: opacity)
      draw(run)
    default:
      break
    }
    cairo_new_path(cairo)
  }

  /// Clips to the shape that a command paints; returns `false` if it paints the whole clip.
  func clip(to command: DrawingCommand) -> Bool {
    switch command {
    case .fill(let path, let rule, _):
      trace(path)
      set(rule)
    case .stroke(let path, let style, _):
      trace(path.stroked(style))
      set(.winding)
    case .image(let drawing):
      let frame = drawing.frame
      cairo_new_path(cairo)
      cairo_rectangle(cairo, frame.x, frame.y, frame.width, frame.height)
    case .text(let run):
      tracePath(of: run)
      set(.winding)
    default:
      return false
    }
    cairo_clip(cairo)
    return true
  }

  /// Paints a command's paint over the whole clip.
  func paint(over command: DrawingCommand, opacity: Double) {
    switch command {
    case .fill(_, _, let paint), .stroke(_, _, let paint):
      if set(paint, opacity: opacity, bounds: command.bounds) { cairo_paint(cairo) }
    case .text(let run):
      set(run.color, opacity: opacity)
      cairo_paint(cairo)
    default:
      draw(command, opacity: opacity)
    }
  }

  /// Sets a paint as the source; returns `false` if there is nothing to paint.
  private func set(_ paint: DrawingPaint, opacity: Double, bounds: DrawingRect?) -> Bool {
    switch paint {
    case .color(let color):
      set(color, opacity: opacity)
    case .gradient(let gradient):
      guard let pattern = gradient.pattern(opacity: opacity, on: self, bounds: bounds) else {
        return false
      }
      cairo_set_source(cairo, pattern)
      cairo_pattern_destroy(pattern)
    case .tiles(let image, let rect):
      let (across, down) = (
        rect.width / Double(image.width), rect.height / Double(image.height)
      )
      guard rect.isValid, isPaintable(across, down), let surface = try? DrawingSurface(image)
      else { return false }
      let pattern = cairo_pattern_create_for_surface(surface.cairo)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(
        &matrix, 1 / across, 1 / down)
      cairo_matrix_translate(&matrix, -rect.x, -rect.y)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_set_source(cairo, pattern)
      cairo_pattern_destroy(pattern)
    }
    return true
  }
}
