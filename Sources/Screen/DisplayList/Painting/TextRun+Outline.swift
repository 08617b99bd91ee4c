import CPangoCairo

extension TextRun {
  /// The outlines of the letters as a path, in the coordinates of the run's origin; empty for
  /// letters that are pictures.
  var outline: DrawingPath {
    var path = DrawingPath()
    guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil) else {
      return path
    }
    defer { cairo_surface_destroy(surface) }
    guard let cairo = cairo_create(surface) else { return path }
    defer { cairo_destroy(cairo) }
    PaintTarget.trace(self, on: cairo)
    guard let found = cairo_copy_path(cairo) else { return path }
    defer { cairo_path_destroy(found) }
    guard let data = found.pointee.data else { return path }
    var place = 0
    while place < Int(found.pointee.num_data) {
      let header = data[place].header
      func point(_ index: Int) -> DrawingPoint {
        let point = data[place + index].point
        return DrawingPoint(point.x, point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
      case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO:
        path.addCubic(to: point(3), control1: point(1), control2: point(2))
      default: path.close()
      }
      place += max(1, Int(header.length))
    }
    return path
  }
}
