extension CGPath {
  /// The corners of the subpaths, with curves as short lines.
  var corners: [(points: [CGPoint], isClosed: Bool)] {
    var found: [(points: [CGPoint], isClosed: Bool)] = []
    // A deviation of half a point is invisible in a collision (a guess).
    flattened(threshold: 0.5).applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint: found.append(([element.pointee.points[0]], false))
      case .closeSubpath: if !found.isEmpty { found[found.count - 1].isClosed = true }
      default: if !found.isEmpty { found[found.count - 1].points.append(element.pointee.points[0]) }
      }
    }
    return found
  }

  /// Returns the lines between the corners.
  func edges(closed: Bool) -> [BodyPart] {
    corners.flatMap { subpath -> [BodyPart] in
      var points = subpath.points
      if closed || subpath.isClosed, let first = points.first { points.append(first) }
      return zip(points, points.dropFirst()).filter { $0.0 != $0.1 }.map { .edge($0.0, $0.1) }
    }
  }
}
