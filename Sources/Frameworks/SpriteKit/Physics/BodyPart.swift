/// A part of a body's area or edge, in points around the body's node.
enum BodyPart: Sendable {
  /// A circle.
  case circle(center: CGPoint, radius: CGFloat)
  /// A convex polygon, counterclockwise.
  case polygon([CGPoint])
  /// A line without an area.
  case edge(CGPoint, CGPoint)

  /// The area in square points.
  var area: CGFloat {
    switch self {
    case .circle(_, let radius): .pi * radius * radius
    case .polygon(let points): Self.area(of: points)
    case .edge: 0
    }
  }

  /// The integral of the squared distance from the node's origin over the area.
  var secondMoment: CGFloat {
    switch self {
    case .circle(let center, let radius):
      return area * (radius * radius / 2 + center.x * center.x + center.y * center.y)
    case .polygon(let points):
      var sum: CGFloat = 0
      for (one, two) in zip(points, points.dropFirst() + points.prefix(1)) {
        let cross = one.x * two.y - two.x * one.y
        let square = one.x * one.x + one.x * two.x + two.x * two.x
        sum += cross * (square + one.y * one.y + one.y * two.y + two.y * two.y)
      }
      return abs(sum) / 12
    case .edge: return 0
    }
  }

  private static func area(of points: [CGPoint]) -> CGFloat {
    var sum: CGFloat = 0
    for (one, two) in zip(points, points.dropFirst() + points.prefix(1)) {
      sum += one.x * two.y - two.x * one.y
    }
    return abs(sum) / 2
  }

  /// Returns the smallest convex polygon around points, counterclockwise; empty for fewer than
  /// three.
  static func hull(of points: [CGPoint]) -> [CGPoint] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return [] }
    func half(_ points: some Sequence<CGPoint>) -> [CGPoint] {
      var chain: [CGPoint] = []
      for point in points {
        while chain.count > 1 {
          let (one, two) = (chain[chain.count - 2], chain[chain.count - 1])
          let turn =
            (two.x - one.x) * (point.y - one.y) - (two.y - one.y) * (point.x - one.x)
          guard turn <= 0 else { break }
          chain.removeLast()
        }
        chain.append(point)
      }
      return Array(chain.dropLast())
    }
    let hull = half(sorted) + half(sorted.reversed())
    return hull.count > 2 ? hull : []
  }
}
