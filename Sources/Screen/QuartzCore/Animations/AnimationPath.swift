import TactusDisplayList

/// A path that a layer follows; each line and curve is a span.
struct AnimationPath {
  /// A position on a path, with its direction.
  struct Position: Equatable {
    var point: DrawingPoint
    /// The direction, in radians from the x axis towards the y axis.
    var angle: Double
  }

  private struct Span {
    /// The four control points of the curve; a line has evenly spaced ones.
    var curve: [DrawingPoint]
    /// The length of the curve up to each of its pieces.
    var lengths: [Double] = [0]

    func point(at t: Double) -> DrawingPoint {
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return DrawingPoint(
        a * curve[0].x + b * curve[1].x + c * curve[2].x + d * curve[3].x,
        a * curve[0].y + b * curve[1].y + c * curve[2].y + d * curve[3].y)
    }

    func angle(at t: Double) -> Double {
      // If the derivative is 0, that of a near parameter is used.
      for t in [t, min(1, t + 1e-3), max(0, t - 1e-3)] {
        let u = 1 - t
        let (a, b, c) = (u * u, 2 * u * t, t * t)
        let x =
          a * (curve[1].x - curve[0].x) + b * (curve[2].x - curve[1].x)
          + c * (curve[3].x - curve[2].x)
        let y =
          a * (curve[1].y - curve[0].y) + b * (curve[2].y - curve[1].y)
          + c * (curve[3].y - curve[2].y)
        if x * x + y * y > 1e-18 { return atan2(y, x) }
      }
      return 0
    }
  }

  /// The number of pieces with which the length of a curve is measured.
  ///
  /// - Source: guess; 64 chords of a quarter circle are short of it by 3 millionths.
  private static let pieceCount = 64

  private var spans: [Span] = []

  /// Splits a path into spans; moves between subpaths take no time.
  init(_ path: DrawingPath) {
    var (here, start) = (DrawingPoint.zero, DrawingPoint.zero)
    func between(_ a: DrawingPoint, _ b: DrawingPoint, _ t: Double) -> DrawingPoint {
      DrawingPoint(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
    }
    for element in path.elements {
      let points = Array(element.points)
      switch element.verb {
      case .move:
        (here, start) = (points[0], points[0])
        continue
      case .line, .close:
        let end = element.verb == .close ? start : points[0]
        // A subpath that ends at its start needs no closing line.
        if element.verb == .close, end == here { continue }
        add([here, between(here, end, 1.0 / 3), between(here, end, 2.0 / 3), end])
        here = end
      case .quad:
        let (control, end) = (points[0], points[1])
        add([here, between(here, control, 2.0 / 3), between(end, control, 2.0 / 3), end])
        here = end
      case .cubic:
        add([here] + points)
        here = points[2]
      }
    }
  }

  /// The length of each span.
  var lengths: [Double] { spans.map { $0.lengths.last ?? 0 } }

  /// Returns the position at a parameter of a span's curve, 0…1, or `nil` for an empty path.
  func position(in index: Int, at t: Double) -> Position? {
    guard let span = span(index) else { return nil }
    // An index beyond the last span stands for its end.
    let t = index < spans.count ? t : 1
    return Position(point: span.point(at: t), angle: span.angle(at: t))
  }

  /// Returns the position after a fraction of a span's length, 0…1, or `nil` for an empty path.
  func position(in index: Int, atLength part: Double) -> Position? {
    guard let span = span(index), let whole = span.lengths.last else { return nil }
    let wanted = max(0, min(1, part)) * whole
    let piece = span.lengths.dropFirst().firstIndex { $0 >= wanted } ?? span.lengths.count - 1
    let width = span.lengths[piece] - span.lengths[piece - 1]
    let rest = width > 0 ? (wanted - span.lengths[piece - 1]) / width : 0
    let t = (Double(piece - 1) + rest) / Double(Self.pieceCount)
    return Position(point: span.point(at: t), angle: span.angle(at: t))
  }

  private func span(_ index: Int) -> Span? {
    spans.isEmpty ? nil : spans[max(0, min(spans.count - 1, index))]
  }

  private mutating func add(_ curve: [DrawingPoint]) {
    var span = Span(curve: curve)
    var (length, before) = (0.0, curve[0])
    for piece in 1...Self.pieceCount {
      let position = span.point(at: Double(piece) / Double(Self.pieceCount))
      length += hypot(position.x - before.x, position.y - before.y)
      span.lengths.append(length)
      before = position
    }
    spans.append(span)
  }
}
