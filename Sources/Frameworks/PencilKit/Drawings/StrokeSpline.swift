import Foundation

/// The arithmetic of a uniform cubic B-spline through the points of a stroke.
///
/// Between the control points i and i + 1, at t = 0…1 of the way, the curve is
///
///     ((1−t)³·P(i−1) + (3t³−6t²+4)·P(i) + (−3t³+3t²+3t+1)·P(i+1) + t³·P(i+2)) / 6.
///
/// Before the first and after the last control point the line through the outermost two points is
/// continued: P(−1) = 2·P(0) − P(1). The curve then begins at P(0) without curvature, as (2P(0) −
/// P(1) + 4P(0) + P(1)) / 6 = P(0), and every point remains a mean of the control points.
struct StrokeSpline {
  private let points: [PKStrokePoint]

  init(_ points: [PKStrokePoint]) { self.points = points }

  /// The parametric value of the end.
  var end: Double { Double(max(0, points.count - 1)) }

  /// Returns the nearest valid parametric value; 0 for NaN.
  func limited(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), end) }

  /// Returns the location on the curve.
  func location(at value: Double) -> CGPoint {
    let weights = Weights(limited(value), count: points.count)
    return CGPoint(
      x: weights.sum { Double(points[$0].location.x) },
      y: weights.sum { Double(points[$0].location.y) })
  }

  /// Returns the time on the curve.
  private func time(at value: Double) -> TimeInterval {
    Weights(limited(value), count: points.count).sum { points[$0].timeOffset }
  }

  /// Returns the point on the curve (Ink.SP2).
  func point(at value: Double) -> PKStrokePoint {
    let weights = Weights(limited(value), count: points.count)
    // Angles are averaged relative to one of them, so that values on both sides of ±π are close to
    // each other.
    let reference = Double(points[weights.indexes.1].azimuth)
    let turn = weights.sum { index in
      let way = Double(points[index].azimuth) - reference
      return way - (way / (2 * .pi)).rounded() * 2 * .pi
    }
    return PKStrokePoint(
      location: location(at: value), timeOffset: weights.sum { points[$0].timeOffset },
      size: CGSize(
        width: weights.sum { Double(points[$0].size.width) },
        height: weights.sum { Double(points[$0].size.height) }),
      opacity: CGFloat(weights.sum { Double(points[$0].opacity) }),
      force: CGFloat(weights.sum { Double(points[$0].force) }), azimuth: CGFloat(reference + turn),
      altitude: CGFloat(weights.sum { Double(points[$0].altitude) }),
      secondaryScale: CGFloat(weights.sum { Double(points[$0].secondaryScale) }))
  }

  // MARK: Strides

  /// Returns the parametric value at a stride from another one (Ink.SP3).
  ///
  /// - Returns: The value, clamped to the ends, and whether the stride fits.
  func value(
    _ value: Double, offsetBy stride: PKStrokePath.InterpolatedSlice.Stride
  ) -> (value: Double, isWhole: Bool) {
    let start = limited(value)
    switch stride {
    case .parametricStep(let step):
      let goal = start + Double(step)
      guard !goal.isNaN else { return (start, false) }
      let slack = Self.slack * max(1, end)
      return (limited(goal), goal >= -slack && goal <= end + slack)
    case .distance(let distance):
      return walk(from: start, Double(distance)) { length(from: $0, to: $1) }
    case .time(let seconds):
      return walk(from: start, seconds) { max(0, time(at: $1) - time(at: $0)) }
    }
  }

  /// Walks along the curve until a measure reaches an amount.
  ///
  /// - Parameters:
  ///   - start: The parametric value to begin at.
  ///   - amount: The amount; backwards if it is negative.
  ///   - measure: Returns the measure between two values in ascending order, at most one piece
  ///     apart.
  private func walk(
    from start: Double, _ amount: Double, measure: (Double, Double) -> Double
  ) -> (value: Double, isWhole: Bool) {
    guard amount != 0, !amount.isNaN else { return (start, !amount.isNaN) }
    let direction: Double = amount > 0 ? 1 : -1
    var (rest, place) = (abs(amount), start)
    let slack = rest * Self.slack
    func way(_ goal: Double) -> Double { measure(min(place, goal), max(place, goal)) }
    while direction > 0 ? place < end : place > 0 {
      // Pieces end at multiples of their length, so each lies within one polynomial.
      let pieces = place * Self.piecesPerSegment
      let next = direction > 0 ? pieces.rounded(.down) + 1 : pieces.rounded(.up) - 1
      let goal = limited(next / Self.piecesPerSegment)
      let full = way(goal)
      if full < rest {
        (rest, place) = (rest - full, goal)
        continue
      }
      var (near, far) = (place, goal)
      for _ in 0..<Self.halvings {
        let middle = (near + far) / 2
        if way(middle) < rest { near = middle } else { far = middle }
      }
      return ((near + far) / 2, true)
    }
    return (place, rest <= slack)
  }

  /// The number of pieces per segment whose lengths are integrated separately.
  ///
  /// - Source: ours; also at a cusp, where the speed is not smooth, the length of random curves is
  ///   then right within two thousandths. Confidence: measured.
  private static let piecesPerSegment: Double = 32
  /// The number of bisections of a piece: 2⁻⁴⁰ of it remains.
  private static let halvings = 40
  /// The fraction of a stride by which it may exceed the end, for rounding errors.
  private static let slack = 1e-9

  /// Returns the length of the curve between two parametric values, at most one piece apart.
  ///
  /// The speed is the square root of a polynomial: smooth except at cusps.
  private func length(from start: Double, to end: Double) -> Double {
    let (half, middle) = ((end - start) / 2, (start + end) / 2)
    return Self.nodes.reduce(0) { $0 + $1.weight * speed(at: middle + half * $1.place) } * half
  }

  /// The nodes of Gauss and Legendre of order five on −1…1.
  private static let nodes: [(place: Double, weight: Double)] = [
    (-0.906179845938664, 0.236926885056189), (-0.538469310105683, 0.478628670499366),
    (0, 0.568888888888889),
    (0.538469310105683, 0.478628670499366), (0.906179845938664, 0.236926885056189),
  ]

  /// Returns the speed at a parametric value: the length of the derivative.
  private func speed(at value: Double) -> Double {
    let tangent = tangent(at: value)
    return hypot(Double(tangent.dx), Double(tangent.dy))
  }

  /// Returns the derivative of the location.
  func tangent(at value: Double) -> CGVector {
    let weights = Weights(limited(value), count: points.count, isDerivative: true)
    return CGVector(
      dx: weights.sum { Double(points[$0].location.x) },
      dy: weights.sum { Double(points[$0].location.y) })
  }
}
