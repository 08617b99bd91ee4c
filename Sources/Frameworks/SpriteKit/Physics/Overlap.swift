/// The place at which two parts overlap.
struct Overlap {
  /// The direction in which the first part is to be pushed away from the second, of length 1.
  var normal: CGVector
  /// The distance by which the parts overlap.
  var depth: CGFloat
  /// The points of contact: one, or the ends of a line.
  var points: [CGPoint]

  /// The distance in points within which corners count as the same side; a guess.
  private static let slack: CGFloat = 0.5

  /// The cosine of the greatest angle between an edge's normal and a direction across the edge; a
  /// guess.
  private static let edgeAngle: CGFloat = 0.3

  /// Finds the overlap of two parts by the axis on which it is least; nil without any.
  ///
  /// - Parameters:
  ///   - one: The first part.
  ///   - other: The second part.
  ///   - side: Where the body came from that meets an edge, which pushes it back to this side.
  init?(_ one: PlacedPart, _ other: PlacedPart, from side: CGPoint? = nil) {
    let back = side.flatMap { Self.way(back: $0, one, other) }
    var best: (normal: CGVector, depth: CGFloat)?
    for axis in Self.axes(one, other) {
      let (mine, theirs) = (one.range(along: axis), other.range(along: axis))
      // The distances by which the first part leaves the second forwards and backwards.
      let forward = theirs.upperBound - mine.lowerBound
      let backward = mine.upperBound - theirs.lowerBound
      guard forward > 0, backward > 0 else { return nil }
      let along = back.map { axis.dot($0) } ?? 0
      // Beside an edge the way is free, along it the shorter one is taken.
      let isForward = abs(along) > Self.edgeAngle ? along > 0 : forward < backward
      let depth = isForward ? forward : backward
      if depth < best?.depth ?? .infinity { best = (isForward ? axis : axis * -1, depth) }
    }
    guard let best else { return nil }
    (normal, depth) = best
    points = Self.contacts(one, other, best.normal)
  }

  /// Returns the direction in which the first part is pushed if one of the two is an edge.
  private static func way(
    back side: CGPoint, _ one: PlacedPart, _ other: PlacedPart
  ) -> CGVector? {
    for (edge, sign) in [(other, 1), (one, -1)] as [(PlacedPart, CGFloat)]
    where edge.points.count == 2 {
      let (start, end) = (edge.points[0], edge.points[1])
      let normal = CGVector(dx: end.y - start.y, dy: start.x - end.x)
      guard normal.length > 0 else { return nil }
      let place = normal.dot(CGVector(dx: side.x - start.x, dy: side.y - start.y))
      return normal * ((place < 0 ? -sign : sign) / normal.length)
    }
    return nil
  }

  private static func axes(_ one: PlacedPart, _ other: PlacedPart) -> [CGVector] {
    var axes: [CGVector] = []
    for (start, end) in one.lines + other.lines {
      axes.append(CGVector(dx: end.y - start.y, dy: start.x - end.x))
    }
    for (round, angular) in [(one, other), (other, one)] where round.points.count == 1 {
      let center = round.points[0]
      let near = angular.points.min { distance($0, center) < distance($1, center) }
      if let near { axes.append(CGVector(dx: center.x - near.x, dy: center.y - near.y)) }
    }
    let units = axes.filter { $0.length > 1e-9 }.map { $0 * (1 / $0.length) }
    return units.isEmpty ? [CGVector(dx: 0, dy: 1)] : units
  }

  private static func distance(_ one: CGPoint, _ two: CGPoint) -> CGFloat {
    hypot(one.x - two.x, one.y - two.y)
  }

  /// Returns the points at which the sides that face each other touch.
  private static func contacts(
    _ one: PlacedPart, _ other: PlacedPart, _ normal: CGVector
  ) -> [CGPoint] {
    if one.points.count == 1 {
      let center = one.points[0]
      return [CGPoint(x: center.x - normal.dx * one.radius, y: center.y - normal.dy * one.radius)]
    }
    if other.points.count == 1 {
      let center = other.points[0]
      return [
        CGPoint(x: center.x + normal.dx * other.radius, y: center.y + normal.dy * other.radius)
      ]
    }
    let tangent = CGVector(dx: -normal.dy, dy: normal.dx)
    let (near, far) = (support(one, normal * -1), support(other, normal))
    let mine = near.map { tangent.dot(CGVector(dx: $0.x, dy: $0.y)) }
    let theirs = far.map { tangent.dot(CGVector(dx: $0.x, dy: $0.y)) }
    let low = max(mine.min() ?? 0, theirs.min() ?? 0)
    let high = min(mine.max() ?? 0, theirs.max() ?? 0)
    let level = near.map { normal.dot(CGVector(dx: $0.x, dy: $0.y)) }.min() ?? 0
    // A corner on a side gives one place, and two sides give both ends of what they share.
    let places = high - low > slack ? [low, high] : [(low + high) / 2]
    return places.map {
      CGPoint(x: tangent.dx * $0 + normal.dx * level, y: tangent.dy * $0 + normal.dy * level)
    }
  }

  private static func support(_ part: PlacedPart, _ axis: CGVector) -> [CGPoint] {
    let places = part.points.map { axis.dot(CGVector(dx: $0.x, dy: $0.y)) }
    let most = places.max() ?? 0
    return zip(part.points, places).filter { $0.1 > most - slack }.map(\.0)
  }
}
