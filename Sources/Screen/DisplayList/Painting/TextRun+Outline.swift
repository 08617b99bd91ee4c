import CTactusPangoCairo

extension TextRun {
  /// The glyphs' outlines as a path, in the drawing's coordinates; empty for bitmap glyphs.
  package var outline: DrawingPath {
    guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil) else {
      return DrawingPath()
    }
    defer { cairo_surface_destroy(surface) }
    guard let cairo = cairo_create(surface) else { return DrawingPath() }
    defer { cairo_destroy(cairo) }
    PaintTarget.trace(self, on: cairo)
    return DrawingPath(tracedOn: cairo)
  }
}

extension TextLayout {
  /// The outlines of all glyphs as one path, in the layout's coordinates.
  package var outline: DrawingPath {
    var path = DrawingPath()
    for run in lines.flatMap(\.runs) { path.append(run.outline) }
    return path
  }
}
