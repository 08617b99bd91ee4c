extension DrawingPath {
  /// A subpath whose curves have become straight pieces.
  struct Polyline: Sendable, Equatable {
    /// The places, in order; the end of a closed one is not its beginning again.
    var points: [DrawingPoint]
    /// Whether it ends where it began.
    var isClosed: Bool
  }

  /// The subpaths with their curves in straight pieces.
  ///
  /// - Parameter tolerance: How far a piece may be from its curve, in points.
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

  /// The path with its curves in straight pieces.
  ///
  /// - Parameter tolerance: How far a piece may be from its curve, in points; above 0.
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
