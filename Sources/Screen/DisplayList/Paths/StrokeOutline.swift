import Glibc

/// A builder of the outlines of stroked lines.
struct StrokeOutline {
  private(set) var path = DrawingPath()
  private let style: StrokeStyle
  /// Half the line width.
  private let radius: Double
  /// The angle between two points of a round cap or join, in radians.
  private let roundStep: Double

  init(style: StrokeStyle, tolerance: Double) {
    self.style = style
    radius = style.width / 2
    // The midpoint of a chord over the angle s is r·(1 − cos(s/2)) from the circle.
    roundStep = 2 * acos(max(0, 1 - tolerance / max(radius, tolerance)))
  }

  mutating func add(_ line: DrawingPath.Polyline) {
    var points: [DrawingPoint] = []
    for point in line.points where point != points.last { points.append(point) }
    guard points.count > 1 else { return addDot(points[0], isClosed: line.isClosed) }
    if line.isClosed {
      trace(side(points, isClosed: true))
      trace(side(points.reversed(), isClosed: true))
    } else {
      let there = side(points, isClosed: false)
      let back = side(points.reversed(), isClosed: false)
      trace(
        there + cap(at: points[points.count - 1], from: points[points.count - 2])
          + back + cap(at: points[0], from: points[1]))
    }
  }

  // MARK: Internals

  private mutating func trace(_ points: [DrawingPoint]) {
    guard let first = points.first else { return }
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
    path.close()
  }

  /// Adds the caps of a line without length.
  private mutating func addDot(_ point: DrawingPoint, isClosed: Bool) {
    let bounds = DrawingRect(x: point.x, y: point.y, width: 0, height: 0).grown(by: radius)
    switch style.cap {
    case .butt: break
    case .round: path.addEllipse(in: bounds)
    case .square: path.addRect(bounds)
    }
  }

  /// Returns one side of a line, with its joins.
  private func side(_ points: [DrawingPoint], isClosed: Bool) -> [DrawingPoint] {
    var result: [DrawingPoint] = []
    let count = points.count
    for index in 0..<(isClosed ? count : count - 1) {
      let (from, to) = (points[index], points[(index + 1) % count])
      let normal = self.normal(from, to)
      if isClosed || index > 0 {
        let before = points[(index + count - 1) % count]
        result += corner(at: from, self.normal(before, from), normal)
      } else {
        result.append(from + normal)
      }
      result.append(to + normal)
    }
    return result
  }

  /// Returns the vector from the center of a piece to its side.
  private func normal(_ from: DrawingPoint, _ to: DrawingPoint) -> DrawingPoint {
    let way = to - from
    return way.quarterTurn * (-radius / way.length)
  }

  /// Returns the points of the join between two pieces.
  private func corner(
    at point: DrawingPoint, _ before: DrawingPoint, _ after: DrawingPoint
  ) -> [DrawingPoint] {
    let turn = before.cross(after)
    let cosine = before.dot(after) / (radius * radius)
    // The inner side goes through the corner itself; the crossings there are inside the outline.
    if turn < 0 { return [point, point + after] }
    if turn == 0, cosine > 0 { return [] }
    switch style.join {
    case .bevel:
      return [point + after]
    case .round:
      return arc(around: point, from: before, to: after)
    case .miter:
      // A miter is 1 / sin(θ/2) line widths long, θ the angle between the pieces, and
      // cos of the angle between the normals is −cos θ, so sin²(θ/2) = (1 + cosine) / 2.
      let sineSquared = (1 + cosine) / 2
      guard sineSquared * style.miterLimit * style.miterLimit >= 1 else { return [point + after] }
      return [point + (before + after) * (1 / (1 + cosine)), point + after]
    }
  }

  private func cap(at end: DrawingPoint, from before: DrawingPoint) -> [DrawingPoint] {
    let normal = normal(before, end)
    let ahead = normal.quarterTurn
    switch style.cap {
    case .butt: return []
    case .square: return [end + normal + ahead, end - normal + ahead]
    case .round: return arc(around: end, from: normal, to: normal * -1)
    }
  }

  /// Returns points on a circle between two directions, by increasing angle.
  private func arc(
    around center: DrawingPoint, from: DrawingPoint, to: DrawingPoint
  ) -> [DrawingPoint] {
    let start = atan2(from.y, from.x)
    var delta = atan2(to.y, to.x) - start
    if delta <= 0 { delta += 2 * .pi }
    let count = max(1, Int((delta / roundStep).rounded(.up)))
    return (1...count).map { index in
      guard index < count else { return center + to }
      let angle = start + delta * Double(index) / Double(count)
      return center + DrawingPoint(cos(angle), sin(angle)) * radius
    }
  }
}
