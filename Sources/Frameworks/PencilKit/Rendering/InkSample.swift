import Foundation

/// A point of a stroke that is drawn, with the edges of the nib on both sides.
struct InkSample: Sendable {
  let location: CGPoint
  let opacity: CGFloat
  /// The edge on the left of the direction, with y pointing up.
  let left: CGPoint
  /// The edge on the right of the direction, if y points up.
  let right: CGPoint
  private let shape: NibShape

  init(_ point: PKStrokePoint, _ shape: NibShape, direction: CGVector) {
    (location, opacity, self.shape) = (point.location, point.opacity, shape)
    let edge = shape.support(CGVector(dx: -direction.dy, dy: direction.dx))
    left = CGPoint(x: location.x + edge.dx, y: location.y + edge.dy)
    right = CGPoint(x: location.x - edge.dx, y: location.y - edge.dy)
  }

  var x: CGFloat { location.x }
  var y: CGFloat { location.y }
  /// The distance of the edges from the location.
  var reach: CGFloat { hypot(left.x - x, left.y - y) }
  /// The nib as a polygon.
  var nib: [CGPoint] { shape.polygon(around: location) }

  /// The bounds of the nib.
  var bounds: CGRect {
    let (across, down) = (
      shape.support(CGVector(dx: 1, dy: 0)).dx, shape.support(CGVector(dx: 0, dy: 1)).dy
    )
    return CGRect(x: x - across, y: y - down, width: 2 * across, height: 2 * down)
  }

  /// Returns whether the ribbon to the next sample does not fold over.
  func joins(_ next: InkSample) -> Bool {
    Self.turn(left, next.left, next.right) <= 0 && Self.turn(left, next.right, right) <= 0
  }

  /// Returns whether the nib protrudes from the ribbon to a much smaller neighbor.
  func outgrows(_ neighbor: InkSample) -> Bool {
    shape.radius - neighbor.shape.radius
      > hypot(x - neighbor.x, y - neighbor.y) * Self.growth
  }

  /// The growth of a nib per distance from which its circle is visible beside a straight edge.
  ///
  /// - Source: ours. A circle that grows by g per way protrudes by r·(1/√(1 − g²) − 1), for 0.2 two
  ///   hundredths of the radius. Confidence: guess.
  private static let growth: CGFloat = 0.2

  /// Returns twice the area of a triangle; negative if it is clockwise with y pointing up.
  private static func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }

  // MARK: Sampling

  /// The maximum distance between samples in points.
  ///
  /// - Source: ours; the width changes little meanwhile. Confidence: guess.
  private static let longestWay: CGFloat = 4
  /// The maximum turn between samples in radians.
  ///
  /// - Source: ours. A chord of 4 points with that turn is 4·0.12/8 = 0.06 points from the curve.
  ///   Confidence: guess.
  private static let greatestTurn: CGFloat = 0.12
  /// The minimum distance and change of the nib for a sample to be kept, in points.
  ///
  /// - Source: ours; a quarter of a pixel of an iPhone. Confidence: guess.
  private static let least: CGFloat = 0.08

  /// Returns the samples along a path.
  static func samples(of path: PKStrokePath, _ nib: Nib) -> [InkSample] {
    guard !path.isEmpty else { return [] }
    let spline = StrokeSpline(path.points)
    var values = [0.0]
    for segment in 0..<max(0, path.count - 1) {
      let start = Double(segment)
      let count = pieces(spline, from: start)
      values += (1...count).map { start + Double($0) / Double(count) }
    }
    let points = values.map(spline.point).map { (point: $0, shape: nib.shape(at: $0)) }
    var result: [InkSample] = []
    var (last, direction) = (points[0], firstDirection(of: points.map(\.point)))
    for (index, entry) in points.enumerated() {
      let isEnd = index == 0 || index == points.count - 1
      let way = hypot(
        entry.point.location.x - last.point.location.x,
        entry.point.location.y - last.point.location.y)
      let change = abs(entry.shape.radius - last.shape.radius)
      guard isEnd || way > least || change > least else { continue }
      let tangent = spline.tangent(at: values[index])
      let speed = hypot(tangent.dx, tangent.dy)
      if speed > 1e-6 { direction = CGVector(dx: tangent.dx / speed, dy: tangent.dy / speed) }
      result.append(InkSample(entry.point, entry.shape, direction: direction))
      last = entry
    }
    return result
  }

  /// Returns the number of pieces into which a segment is divided.
  private static func pieces(_ spline: StrokeSpline, from start: Double) -> Int {
    let (a, b) = (spline.location(at: start), spline.location(at: start + 1))
    let tangents = [0, 0.5, 1].map { spline.tangent(at: start + $0) }
    let turn = zip(tangents, tangents.dropFirst()).reduce(CGFloat(0)) { $0 + $1.0.turn(to: $1.1) }
    let way = hypot(b.x - a.x, b.y - a.y)
    let count = max(way / longestWay, way > least ? turn / greatestTurn : 0)
    return min(max(1, Int(min(count, 64).rounded(.up))), 64)
  }

  private static func firstDirection(of points: [PKStrokePoint]) -> CGVector {
    guard let first = points.first?.location else { return CGVector(dx: 1, dy: 0) }
    for point in points.dropFirst() {
      let (dx, dy) = (point.location.x - first.x, point.location.y - first.y)
      let way = hypot(dx, dy)
      if way > 1e-6 { return CGVector(dx: dx / way, dy: dy / way) }
    }
    return CGVector(dx: 1, dy: 0)
  }
}

extension CGVector {
  /// Returns the angle to another vector, 0…π; 0 if one of them has no length.
  fileprivate func turn(to other: CGVector) -> CGFloat {
    abs(atan2(dx * other.dy - dy * other.dx, dx * other.dx + dy * other.dy))
  }
}
