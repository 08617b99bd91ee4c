extension StrokeSpline {
  /// The weights of the four control points around a parametric value.
  struct Weights {
    /// The indexes of the control points.
    let indexes: (Int, Int, Int, Int)
    private let weights: (Double, Double, Double, Double)

    /// Creates weights.
    ///
    /// - Parameters:
    ///   - value: The parametric value, 0…`count` − 1.
    ///   - count: The number of control points, at least 1.
    ///   - isDerivative: Whether the weights are those of the derivative.
    init(_ value: Double, count: Int, isDerivative: Bool = false) {
      let last = count - 1
      guard last > 0 else {
        // A single point has a curve without length.
        (indexes, weights) = ((0, 0, 0, 0), (0, isDerivative ? 0 : 1, 0, 0))
        return
      }
      let segment = min(Int(value), last - 1)
      let t = value - Double(segment)
      let rest = 1 - t
      var weights =
        isDerivative
        ? (-rest * rest / 2, (3 * t - 4) * t / 2, ((2 - 3 * t) * t + 1) / 2, t * t / 2)
        : (
          rest * rest * rest / 6, ((3 * t - 6) * t * t + 4) / 6,
          (((3 - 3 * t) * t + 3) * t + 1) / 6, t * t * t / 6
        )
      // Extrapolated neighbors of the ends: P(−1) = 2·P(0) − P(1).
      if segment == 0 {
        weights.1 += 2 * weights.0
        weights.2 -= weights.0
        weights.0 = 0
      }
      if segment + 1 == last {
        weights.2 += 2 * weights.3
        weights.1 -= weights.3
        weights.3 = 0
      }
      indexes = (max(0, segment - 1), segment, segment + 1, min(last, segment + 2))
      self.weights = weights
    }

    /// Returns the weighted sum of a value of the control points, by index.
    @inline(__always)
    func sum(_ value: (Int) -> Double) -> Double {
      value(indexes.0) * weights.0 + value(indexes.1) * weights.1 + value(indexes.2) * weights.2
        + value(indexes.3) * weights.3
    }
  }
}
