/// Functions that turn functions of time into lines with few points.
package enum LineSampler {
  /// Returns a line that is visually the same as a function.
  ///
  /// - Parameters:
  ///   - range: The range of time, within that of the scale.
  ///   - corners: The times at which the function may have a corner or a step, in order.
  ///   - spacing: The distance between samples without corners in points, above 0.
  ///   - y: Returns the y coordinate of the value at a time, in points.
  /// - Returns: The points from left to right, two at the same x where the function steps; at most
  ///   16 per point, however many corners there are.
  package static func line(
    over range: ClosedRange<Double>, corners: [Double], on scale: TimeScale, spacing: Double = 1,
    y: (Double) -> Double
  ) -> [PlotPoint] {
    var line = ColumnReduction()
    var last = range.lowerBound
    func add(_ time: Double) {
      line.add(PlotPoint(scale.x(time), y(time)))
      last = time
    }
    add(range.lowerBound)
    let step = max(spacing, 1e-3) * scale.secondsPerPoint
    var next = range.lowerBound + step
    for corner in corners where corner > range.lowerBound && corner < range.upperBound {
      while next < corner {
        add(next)
        next += step
      }
      // A step has different values just before it and at it.
      if corner.nextDown > last { add(corner.nextDown) }
      add(corner)
      next = max(next, corner + step)
    }
    while next < range.upperBound {
      add(next)
      next += step
    }
    add(range.upperBound)
    return simplified(line.points, tolerance: 0.1)
  }

  /// Removes points that are within `tolerance` above or below the line without them.
  ///
  /// A point is removed while one straight line from the last kept point passes all points since
  /// within the tolerance: the line's slope has to lie in a window that narrows point by point.
  ///
  /// - Complexity: O(*n*).
  package static func simplified(_ points: [PlotPoint], tolerance: Double) -> [PlotPoint] {
    guard points.count > 2, var anchor = points.first else { return points }
    var kept = [anchor]
    var low = -Double.infinity
    var high = Double.infinity
    var last = anchor
    for point in points.dropFirst() {
      let dx = point.x - anchor.x
      // Steps and points that go back are kept.
      let slope = dx > 1e-6 ? (point.y - anchor.y) / dx : .infinity
      if slope < low || slope > high || !slope.isFinite {
        if last != kept.last { kept.append(last) }
        anchor = last
        low = -.infinity
        high = .infinity
      }
      let reach = point.x - anchor.x
      if reach > 1e-6 {
        low = max(low, (point.y - tolerance - anchor.y) / reach)
        high = min(high, (point.y + tolerance - anchor.y) / reach)
      } else {
        if point != kept.last { kept.append(point) }
        anchor = point
        low = -.infinity
        high = .infinity
      }
      last = point
    }
    if last != kept.last { kept.append(last) }
    return kept
  }
}
