/// A part of a body in the scene's coordinates.
struct PlacedPart {
  /// The corners: one for a circle, two for an edge.
  let points: [CGPoint]
  /// The radius of a circle; 0 for others.
  let radius: CGFloat
  /// The rectangle around the part.
  let bounds: CGRect

  /// Creates a part at a place.
  init(_ part: BodyPart, _ transform: CGAffineTransform) {
    switch part {
    case .circle(let center, let radius):
      points = [center.applying(transform)]
      self.radius = radius * sqrt(abs(transform.a * transform.d - transform.b * transform.c))
    case .polygon(let corners):
      points = corners.map { $0.applying(transform) }
      radius = 0
    case .edge(let start, let end):
      points = [start.applying(transform), end.applying(transform)]
      radius = 0
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, low) = (xs.min() ?? 0, ys.min() ?? 0)
    bounds = CGRect(x: left, y: low, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - low)
      .insetBy(dx: -radius, dy: -radius)
  }

  /// The lines between the corners.
  var lines: [(CGPoint, CGPoint)] {
    switch points.count {
    case 0, 1: []
    case 2: [(points[0], points[1])]
    default: Array(zip(points, points.dropFirst() + points.prefix(1)))
    }
  }

  /// Returns whether the area contains a point.
  func contains(_ point: CGPoint) -> Bool {
    if points.count == 1 { return hypot(point.x - points[0].x, point.y - points[0].y) <= radius }
    guard points.count > 2 else { return false }
    let sides = lines.map { line in
      (line.1.x - line.0.x) * (point.y - line.0.y) - (line.1.y - line.0.y) * (point.x - line.0.x)
    }
    return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
  }

  /// Returns the first place, 0…1, at which a line meets the part, with the normal there.
  func hit(from start: CGPoint, to end: CGPoint) -> (part: CGFloat, normal: CGVector)? {
    let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    if points.count == 1 {
      let offset = CGVector(dx: start.x - points[0].x, dy: start.y - points[0].y)
      let (a, b, c) = (way.dot(way), offset.dot(way), offset.dot(offset) - radius * radius)
      guard a > 0, b * b - a * c >= 0 else { return nil }
      let part = (-b - sqrt(b * b - a * c)) / a
      guard (0...1).contains(part), radius > 0 else { return nil }
      return (part, (offset + way * part) * (1 / radius))
    }
    var best: (part: CGFloat, normal: CGVector)?
    for (one, two) in lines {
      let side = CGVector(dx: two.x - one.x, dy: two.y - one.y)
      let cross = way.cross(side)
      guard abs(cross) > 1e-12 else { continue }
      let offset = CGVector(dx: one.x - start.x, dy: one.y - start.y)
      let (part, along) = (offset.cross(side) / cross, offset.cross(way) / cross)
      guard (0...1).contains(part), (0...1).contains(along), part < best?.part ?? .infinity else {
        continue
      }
      let normal = CGVector(dx: side.dy, dy: -side.dx) * (1 / max(side.length, 1e-12))
      best = (part, normal.dot(way) > 0 ? normal * -1 : normal)
    }
    return best
  }

  /// Returns the range of the part along a direction.
  func range(along axis: CGVector) -> ClosedRange<CGFloat> {
    let places = points.map { axis.dot(CGVector(dx: $0.x, dy: $0.y)) }
    return (places.min() ?? 0) - radius...(places.max() ?? 0) + radius
  }
}
