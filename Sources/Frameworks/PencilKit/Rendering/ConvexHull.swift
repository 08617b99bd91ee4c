/// The smallest convex polygon around points.
enum ConvexHull {
  /// Returns the polygon, clockwise if y points up.
  ///
  /// Points sorted by x are joined to a lower and an upper chain, each of which turns in one
  /// direction only (monotone chain).
  static func around(_ points: [CGPoint]) -> [CGPoint] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    let (lower, upper) = (chain(sorted), chain(sorted.reversed()))
    return Array((lower.dropLast() + upper.dropLast()).reversed())
  }

  private static func chain(_ points: [CGPoint]) -> [CGPoint] {
    var result: [CGPoint] = []
    for point in points {
      while result.count > 1, let b = result.last, turn(result[result.count - 2], b, point) <= 0 {
        result.removeLast()
      }
      result.append(point)
    }
    return result
  }

  private static func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}
