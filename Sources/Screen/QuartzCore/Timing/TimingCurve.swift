/// A Bézier curve from (0, 0) to (1, 1) with two controls, as a function of x.
package struct TimingCurve: Sendable, Hashable {
  package let x1, y1, x2, y2: Double

  /// Creates a curve from its controls; x coordinates are clamped to 0…1, so that x is monotonic.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func time(_ x: Double) -> Double { x.isFinite ? max(0, min(1, x)) : 0 }
    (self.x1, self.x2) = (time(x1), time(x2))
    (self.y1, self.y2) = (y1.isFinite ? y1 : 0, y2.isFinite ? y2 : 0)
  }

  /// Returns y at an x, to about 15 digits.
  ///
  /// x(t) is monotonic, so that each x has one t. Newton's method finds it quickly where the curve
  /// is steep; a step outside the bracket is replaced by a bisection.
  ///
  /// - Parameter x: The time, clamped to 0…1.
  package func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return x }
    var (low, high) = (0.0, 1.0)
    var t = x
    for _ in 0..<64 {
      let off = Self.polynomial(t, x1, x2) - x
      if abs(off) < 1e-16 { break }
      if off > 0 { high = t } else { low = t }
      let slope = Self.slope(t, x1, x2)
      let newton = slope > 0 ? t - off / slope : .infinity
      let next = newton > low && newton < high ? newton : (low + high) / 2
      if next == t { break }
      t = next
    }
    return Self.polynomial(t, y1, y2)
  }

  /// Returns 3(1−t)²t·a + 3(1−t)t²·b + t³.
  private static func polynomial(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let u = 1 - t
    return t * (3 * u * (u * a + t * b) + t * t)
  }

  private static func slope(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let u = 1 - t
    return 3 * (u * u * a + 2 * u * t * (b - a) + t * t * (1 - b))
  }
}
