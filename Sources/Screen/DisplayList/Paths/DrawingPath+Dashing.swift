extension DrawingPath {
  /// Returns the path split into dashes; curves stay curves.
  ///
  /// - Parameters:
  ///   - lengths: The lengths of dashes and gaps in turn, in points; an odd number of lengths is
  ///     repeated. Without a length above 0 the path is not changed.
  ///   - phase: The distance into the pattern at which the path begins.
  public func dashed(lengths: [Double], phase: Double) -> DrawingPath {
    let round = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let total = round.reduce(0, +)
    guard total > 0, total.isFinite, phase.isFinite, round.allSatisfy({ $0 >= 0 }) else {
      return self
    }
    var walk = DashSplitter(lengths: round, phase: phase, total: total)
    var (here, start) = (DrawingPoint.zero, DrawingPoint.zero)
    for element in elements {
      let points = Array(element.points)
      switch element.verb {
      case .move:
        walk.begin(at: points[0])
        start = points[0]
      case .line:
        walk.goStraight(from: here, to: points[0])
      case .quad, .cubic:
        walk.addDashes(along: CubicCurve(from: here, element.verb, points))
      case .close:
        walk.goStraight(from: here, to: start)
      }
      here = points.last ?? start
    }
    return walk.path
  }
}

/// A splitter that follows a path and keeps the dashes.
private struct DashSplitter {
  private(set) var path = DrawingPath()
  private let lengths: [Double]
  private let first: (index: Int, left: Double)
  private var index = 0
  /// The remaining length of the dash or gap, in points.
  private var left = 0.0
  /// The remaining number of dashes and gaps; after it, the rest of the path stays whole.
  private var piecesLeft = 100_000

  init(lengths: [Double], phase: Double, total: Double) {
    self.lengths = lengths
    var rest = phase.truncatingRemainder(dividingBy: total)
    if rest < 0 { rest += total }
    var index = 0
    while index < lengths.count - 1, rest >= lengths[index] {
      rest -= lengths[index]
      index += 1
    }
    first = (index, max(0, lengths[index] - rest))
  }

  private var isDash: Bool { index % 2 == 0 }

  mutating func begin(at point: DrawingPoint) {
    (index, left) = first
    if isDash { path.move(to: point) }
  }

  mutating func goStraight(from start: DrawingPoint, to end: DrawingPoint) {
    let length = (end - start).length
    guard length > 0, length.isFinite else { return }
    var done = 0.0
    while length - done > left, piecesLeft > 0 {
      done += left
      turn(at: start.toward(end, done / length)) { $0.addLine(to: $1) }
    }
    left -= length - done
    if isDash { path.addLine(to: end) }
  }

  mutating func addDashes(along curve: CubicCurve) {
    var rest = curve
    var length = Self.length(of: rest)
    while length > left, left >= 0, piecesLeft > 0 {
      let t = Self.parameter(at: left, of: rest, length: length)
      let (before, after) = rest.split(at: t)
      turn(at: before.p3) { path, end in
        path.addCubic(to: end, control1: before.p1, control2: before.p2)
      }
      rest = after
      length = Self.length(of: rest)
    }
    left -= length
    if isDash { path.addCubic(to: rest.p3, control1: rest.p1, control2: rest.p2) }
  }

  /// Ends a dash or gap and begins the next.
  private mutating func turn(
    at point: DrawingPoint, finish: (inout DrawingPath, DrawingPoint) -> Void
  ) {
    if isDash { finish(&path, point) }
    index = (index + 1) % lengths.count
    left = lengths[index]
    piecesLeft -= 1
    if isDash { path.move(to: point) }
  }

  /// The number of straight pieces that approximate a curve when its length is measured.
  private static let measuringPieces = 64

  private static func length(of curve: CubicCurve) -> Double {
    parameter(at: .infinity, of: curve, length: nil)
  }

  /// Returns the parameter at a length or, without a total length, the length of the curve.
  private static func parameter(
    at wanted: Double, of curve: CubicCurve, length: Double?
  ) -> Double {
    var (before, sum) = (curve.p0, 0.0)
    for piece in 1...measuringPieces {
      let t = Double(piece) / Double(measuringPieces)
      let next = curve.point(at: t)
      let step = (next - before).length
      if length != nil, sum + step >= wanted {
        return t - (step > 0 ? (sum + step - wanted) / step : 0) / Double(measuringPieces)
      }
      sum += step
      before = next
    }
    return length == nil ? sum : 1
  }
}
