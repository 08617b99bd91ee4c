extension DrawingPath {
  /// The bounding rectangle of all points including controls, or `nil` for an empty path.
  public var controlBounds: DrawingRect? { DrawingRect(around: points) }

  /// The bounding rectangle of the drawn path, or `nil` for an empty path.
  public var bounds: DrawingRect? {
    var places: [DrawingPoint] = []
    var here = DrawingPoint.zero
    for element in elements {
      let points = Array(element.points)
      if element.verb == .quad || element.verb == .cubic {
        let curve = CubicCurve(from: here, element.verb, points)
        places += curve.extrema.map(curve.point)
      }
      if let end = points.last {
        places.append(end)
        here = end
      }
    }
    return DrawingRect(around: places)
  }

  /// An upper bound of the path's length: that of its control polygon, with each subpath closed.
  var maxLength: Double {
    var (length, here, start) = (0.0, DrawingPoint.zero, DrawingPoint.zero)
    for element in elements {
      for point in element.points {
        if element.verb == .move { start = point } else { length += (point - here).length }
        here = point
      }
      if element.verb == .close {
        length += (start - here).length
        here = start
      }
    }
    return length
  }

  /// Returns whether a point is inside; subpaths count as closed.
  ///
  /// - Parameters:
  ///   - place: The point.
  ///   - rule: The fill rule.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func contains(_ place: DrawingPoint, rule: FillRule = .winding) -> Bool {
    guard let box = controlBounds, place.x >= box.x, place.x <= box.maxX, place.y >= box.y,
      place.y <= box.maxY
    else { return false }
    // A ten-thousandth of the path's size is far below the precision of a pointer.
    let tolerance = max(1e-9, 1e-4 * min(max(box.width, box.height), 10))
    var turns = 0
    for line in polylines(tolerance: tolerance) {
      var before = line.points[line.points.count - 1]
      for after in line.points {
        let side = (after - before).cross(place - before)
        if side == 0, isBetween(place, before, after) { return true }
        if (before.y <= place.y) != (after.y <= place.y) {
          if after.y > before.y, side > 0 { turns += 1 }
          if after.y < before.y, side < 0 { turns -= 1 }
        }
        before = after
      }
    }
    // Each crossing of the ray changes the count by one, so that the parities are equal.
    return rule == .winding ? turns != 0 : turns % 2 != 0
  }

  /// Returns whether a point of a line lies between two others.
  private func isBetween(
    _ place: DrawingPoint, _ first: DrawingPoint, _ last: DrawingPoint
  ) -> Bool {
    min(first.x, last.x) <= place.x && place.x <= max(first.x, last.x)
      && min(first.y, last.y) <= place.y && place.y <= max(first.y, last.y)
  }

  /// The rectangle that the path consists of, or `nil` if it is not one.
  public var rectangle: DrawingRect? {
    var corners = points
    guard verbs.first == .move, verbs.dropFirst().allSatisfy({ $0 == .line || $0 == .close }),
      verbs.dropLast().allSatisfy({ $0 != .close })
    else { return nil }
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isAlongX = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isAlongY = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    return isAlongX || isAlongY ? DrawingRect(a, c) : nil
  }
}
