/// A cubic Bézier curve.
struct CubicCurve: Sendable, Equatable {
  var p0, p1, p2, p3: DrawingPoint

  /// Creates the curve of a path element; a quadratic one is raised by one degree without changing
  /// its form.
  init(from start: DrawingPoint, _ verb: DrawingPath.Verb, _ points: [DrawingPoint]) {
    p0 = start
    if verb == .quad {
      p1 = start.toward(points[0], 2.0 / 3)
      p2 = points[1].toward(points[0], 2.0 / 3)
      p3 = points[1]
    } else {
      (p1, p2, p3) = (points[0], points[1], points[2])
    }
  }

  init(_ p0: DrawingPoint, _ p1: DrawingPoint, _ p2: DrawingPoint, _ p3: DrawingPoint) {
    (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
  }

  /// Returns the point at a parameter, 0…1.
  func point(at t: Double) -> DrawingPoint {
    let u = 1 - t
    return p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t)
  }

  /// Returns the two parts before and after a parameter.
  func split(at t: Double) -> (CubicCurve, CubicCurve) {
    let (a, b, c) = (p0.toward(p1, t), p1.toward(p2, t), p2.toward(p3, t))
    let (d, e) = (a.toward(b, t), b.toward(c, t))
    let middle = d.toward(e, t)
    return (CubicCurve(p0, a, d, middle), CubicCurve(middle, e, c, p3))
  }

  /// Returns points on the curve that approximate it, from after its start to its end.
  ///
  /// Between n even steps of the parameter the curve leaves its chord by at most |second
  /// derivative| / 8n², and the second derivative is largest at an end: 6·|p0 − 2p1 + p2| or 6·|p1
  /// − 2p2 + p3|.
  func pieces(tolerance: Double) -> [DrawingPoint] {
    let bend = max((p0 - p1 * 2 + p2).length, (p1 - p2 * 2 + p3).length)
    let wanted = (6 * bend / (8 * tolerance)).squareRoot().rounded(.up)
    // The limit bounds the work for extreme curves.
    let count = wanted.isFinite ? max(1, min(4_096, Int(wanted))) : 1
    return (1...count).map { $0 == count ? p3 : point(at: Double($0) / Double(count)) }
  }

  /// The parameters between 0 and 1 of the extrema in x and y.
  var extrema: [Double] {
    func roots(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
      // The derivative, without its factor 3, is A·t² + B·t + C.
      let (square, linear, constant) = (d - a + 3 * (b - c), 2 * (a - 2 * b + c), b - a)
      guard abs(square) > 1e-12 * (abs(linear) + abs(constant)) else {
        return linear == 0 ? [] : [-constant / linear]
      }
      let radicand = linear * linear - 4 * square * constant
      guard radicand >= 0 else { return [] }
      let root = radicand.squareRoot()
      return [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
    }
    return (roots(p0.x, p1.x, p2.x, p3.x) + roots(p0.y, p1.y, p2.y, p3.y))
      .filter { $0 > 0 && $0 < 1 }
  }
}
