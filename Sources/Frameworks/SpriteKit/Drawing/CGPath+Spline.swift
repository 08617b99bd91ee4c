extension CGPath {
  /// Returns a smooth curve through points: a Catmull–Rom spline, whose tangent at a point is
  /// parallel to the line between its neighbors (a guess).
  static func spline(through points: [CGPoint]) -> CGPath {
    let path = CGMutablePath()
    guard let first = points.first else { return path }
    path.move(to: first)
    for index in points.indices.dropLast() {
      let (start, end) = (points[index], points[index + 1])
      let before = index > 0 ? points[index - 1] : start
      let after = index + 2 < points.count ? points[index + 2] : end
      // A cubic Bézier curve with a sixth of the neighbors' distance as its controls.
      path.addCurve(
        to: end,
        control1: CGPoint(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
        control2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
    }
    return path
  }
}
