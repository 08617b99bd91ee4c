import CTactusPangoCairo

extension DrawingPath {
  /// Creates a copy of a context's current path; empty if Cairo failed.
  init(tracedOn cairo: OpaquePointer) {
    self.init()
    guard let path = cairo_copy_path(cairo) else { return }
    defer { cairo_path_destroy(path) }
    guard path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else { return }
    func point(_ index: Int) -> DrawingPoint {
      DrawingPoint(data[index].point.x, data[index].point.y)
    }
    var index = 0
    while index < Int(path.pointee.num_data) {
      switch data[index].header.type {
      case CAIRO_PATH_MOVE_TO: move(to: point(index + 1))
      case CAIRO_PATH_LINE_TO: addLine(to: point(index + 1))
      case CAIRO_PATH_CURVE_TO:
        addCubic(to: point(index + 3), control1: point(index + 1), control2: point(index + 2))
      default: close()
      }
      index += max(1, Int(data[index].header.length))
    }
  }
}
