/// A projection of the plane: straight lines stay straight.
struct Projection: Sendable {
  private let rows: [SIMD3<Double>]

  /// Creates the projection of the unit square to four corners, in the order (0, 0), (1, 0), (1,
  /// 1), (0, 1); fails if three of them are on a line.
  ///
  /// - Source: the usual solution of the eight equations. Confidence: documented.
  init?(corners: [SIMD2<Double>]) {
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    func area(_ one: SIMD2<Double>, _ two: SIMD2<Double>) -> Double {
      one.x * two.y - one.y * two.x
    }
    guard area(b - a, c - a) != 0, area(c - b, d - b) != 0, area(d - c, a - c) != 0,
      area(a - d, b - d) != 0
    else { return nil }
    let (one, two, rest) = (b - c, d - c, a - b + c - d)
    let divisor = area(one, two)
    let g = area(rest, two) / divisor
    let h = area(one, rest) / divisor
    let (x, y) = (b - a + b * g, d - a + d * h)
    rows = [[x.x, y.x, a.x], [x.y, y.y, a.y], [g, h, 1]]
  }

  private init(rows: [SIMD3<Double>]) { self.rows = rows }

  /// The inverse projection, up to a factor without effect.
  var inverse: Projection {
    let (a, b, c) = (rows[0], rows[1], rows[2])
    func cross(_ one: SIMD3<Double>, _ two: SIMD3<Double>) -> SIMD3<Double> {
      [
        one.y * two.z - one.z * two.y, one.z * two.x - one.x * two.z,
        one.x * two.y - one.y * two.x,
      ]
    }
    let columns = [cross(b, c), cross(c, a), cross(a, b)]
    return Projection(
      rows: (0..<3).map { [columns[0][$0], columns[1][$0], columns[2][$0]] })
  }

  /// Returns the image of a point; nil if it is at infinity.
  func callAsFunction(_ point: SIMD2<Double>) -> SIMD2<Double>? {
    let place: SIMD3<Double> = [point.x, point.y, 1]
    let depth = (rows[2] * place).sum()
    guard depth != 0 else { return nil }
    return [(rows[0] * place).sum() / depth, (rows[1] * place).sum() / depth]
  }
}
