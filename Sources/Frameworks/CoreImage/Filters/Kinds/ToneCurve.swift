/// A smooth curve through points, constant beyond its ends.
struct ToneCurve: Sendable {
  private let points: [SIMD2<Double>]
  /// The second derivatives at the points.
  private let bends: [Double]

  /// Creates the natural cubic spline through points; those with equal x are merged.
  init(_ all: [SIMD2<Double>]) {
    var points: [SIMD2<Double>] = []
    for point in all.sorted(by: { $0.x < $1.x }) where points.last?.x != point.x {
      points.append(point)
    }
    self.points = points
    let count = points.count
    var bends = [Double](repeating: 0, count: count)
    guard count > 2 else {
      self.bends = bends
      return
    }
    // The second derivatives form a tridiagonal system, solved by forward elimination and back
    // substitution.
    var upper = [Double](repeating: 0, count: count)
    for index in 1..<count - 1 {
      let (before, own, after) = (points[index - 1], points[index], points[index + 1])
      let ratio = (own.x - before.x) / (after.x - before.x)
      let divisor = ratio * bends[index - 1] + 2
      let slope =
        (after.y - own.y) / (after.x - own.x) - (own.y - before.y) / (own.x - before.x)
      bends[index] = (ratio - 1) / divisor
      upper[index] = (6 * slope / (after.x - before.x) - ratio * upper[index - 1]) / divisor
    }
    var last = 0.0
    for index in stride(from: count - 2, through: 1, by: -1) {
      last = bends[index] * last + upper[index]
      bends[index] = last
    }
    bends[0] = 0
    self.bends = bends
  }

  /// Returns the height of the curve.
  func callAsFunction(_ x: Double) -> Double {
    guard let first = points.first, let last = points.last else { return x }
    if x <= first.x { return first.y }
    if x >= last.x { return last.y }
    let index = points.firstIndex { $0.x > x } ?? points.count - 1
    let (before, after) = (points[index - 1], points[index])
    let width = after.x - before.x
    let (a, b) = ((after.x - x) / width, (x - before.x) / width)
    return a * before.y + b * after.y
      + ((a * a * a - a) * bends[index - 1] + (b * b * b - b) * bends[index]) * width * width / 6
  }
}
