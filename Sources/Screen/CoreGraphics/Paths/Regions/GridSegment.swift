/// A straight piece of the outline of one of two paths.
struct GridSegment {
  var from: GridPoint
  var to: GridPoint
  /// Whether the piece belongs to the second path.
  var isSecond: Bool
  /// The number of the piece of which this one is a part.
  var number = 0

  var minX: Int { min(from.x, to.x) }
  var maxX: Int { max(from.x, to.x) }
  var minY: Int { min(from.y, to.y) }
  var maxY: Int { max(from.y, to.y) }

  /// Returns the points, rounded to whole numbers, at which two pieces meet or begin to overlap.
  func meetings(with other: GridSegment) -> [GridPoint] {
    let (own, way) = (to - from, other.to - other.from)
    let start = other.from - from
    let turn = own.cross(way)
    guard turn != 0 else {
      // Parallel: they meet only on one line, where an end of one lies within the other.
      guard own.cross(start) == 0 else { return [] }
      return [from, to].filter(other.spans) + [other.from, other.to].filter(spans)
    }
    let (place, otherPlace) = (start.cross(way), start.cross(own))
    let limits = turn > 0 ? 0...turn : turn...0
    guard limits.contains(place), limits.contains(otherPlace) else { return [] }
    return [
      GridPoint(
        x: from.x + Self.rounded(Int128(own.x) * place, turn),
        y: from.y + Self.rounded(Int128(own.y) * place, turn))
    ]
  }

  /// Returns the parts of the piece between points, in order.
  func divided(at points: [GridPoint]) -> [GridSegment] {
    guard !points.isEmpty else { return [self] }
    var parts: [GridSegment] = []
    var start = from
    for end in Set(points).sorted(by: { distance($0) < distance($1) }) + [to] where end != start {
      var part = self
      (part.from, part.to) = (start, end)
      parts.append(part)
      start = end
    }
    return parts
  }

  /// Returns the distance of a point from the beginning along the piece, times the piece's length.
  func distance(_ point: GridPoint) -> Int128 {
    Int128(point.x - from.x) * Int128(to.x - from.x)
      + Int128(point.y - from.y) * Int128(to.y - from.y)
  }

  /// Returns whether a point of the piece's line lies within the piece.
  private func spans(_ point: GridPoint) -> Bool {
    minX...maxX ~= point.x && minY...maxY ~= point.y
  }

  /// Returns the whole number nearest to a fraction.
  private static func rounded(_ numerator: Int128, _ denominator: Int128) -> Int {
    let (top, bottom) = denominator < 0 ? (-numerator, -denominator) : (numerator, denominator)
    let doubled = 2 * top + bottom
    let quotient = doubled / (2 * bottom)
    return Int(doubled < 0 && quotient * 2 * bottom != doubled ? quotient - 1 : quotient)
  }
}
