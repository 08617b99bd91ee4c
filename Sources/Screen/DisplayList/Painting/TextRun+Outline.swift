import CPangoCairo

extension TextRun {
  /// The outlines of the letters as a path, in the coordinates of the run's origin; empty for
  /// letters that are pictures.
  var outline: DrawingPath {
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
  /// The outlines of all letters as one path, in the layout's coordinates.
  package var outline: DrawingPath {
    var path = DrawingPath()
    for run in lines.flatMap(\.runs) { path.append(run.outline) }
    return path
  }
}
