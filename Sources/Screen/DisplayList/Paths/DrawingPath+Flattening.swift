extension DrawingPath {
  /// A subpath whose curves are approximated by straight pieces.
  struct Polyline: Sendable, Equatable {
    /// The points, in order; a closed subpath does not repeat its first.
    var points: [DrawingPoint]
    /// Whether the subpath is closed.
    var isClosed: Bool
  }

  /// Returns the subpaths with curves approximated by straight pieces.
  ///
  /// - Parameter tolerance: The greatest distance of a piece from its curve, in points.
  func polylines(tolerance: Double) -> [Polyline] {
    var lines: [Polyline] = []
    var here = DrawingPoint.zero
    for element in elements {
      let points = Array(element.points)
      switch element.verb {
      case .move:
        lines.append(Polyline(points: points, isClosed: false))
      case .line:
        lines[lines.count - 1].points.append(points[0])
      case .quad, .cubic:
        let curve = CubicCurve(from: here, element.verb, points)
        lines[lines.count - 1].points += curve.pieces(tolerance: tolerance)
      case .close:
        var line = lines[lines.count - 1]
        line.isClosed = true
        if line.points.count > 1, line.points.last == line.points.first { line.points.removeLast() }
        lines[lines.count - 1] = line
      }
      here = points.last ?? lines.last?.points.first ?? here
    }
    return lines
  }

  /// Returns the path with curves approximated by straight pieces.
  ///
  /// - Parameter tolerance: The greatest distance of a piece from its curve in points, above 0.
  public func flattened(tolerance: Double) -> DrawingPath {
    var path = DrawingPath()
    for line in polylines(tolerance: tolerance) {
      path.move(to: line.points[0])
      for point in line.points.dropFirst() { path.addLine(to: point) }
      if line.isClosed { path.close() }
    }
    return path
  }
}
