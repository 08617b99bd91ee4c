import TactusDisplayList

/// The whole numbers that stand for the coordinates of two paths.
///
/// Step Drawing.CG6.
struct PathGrid {
  /// Whole numbers per unit, a power of two.
  private let scale: Double
  /// The greatest distance of a straight piece from its curve.
  let tolerance: Double
  /// The coordinates of points that are not rounded.
  private var known: [GridPoint: DrawingPoint] = [:]

  /// The greatest whole number of a coordinate; products of three differences fit into 128 bits.
  ///
  /// - Source: 2 to the power of 34; ours.
  private static let limit = 17_179_869_184.0

  init(_ paths: [CGPath]) {
    let bounds = paths.compactMap(\.drawing.controlBounds)
    let ends = bounds.flatMap { [abs($0.x), abs($0.y), abs($0.maxX), abs($0.maxY)] }
    let extent = ends.filter(\.isFinite).max() ?? 1
    let size = bounds.flatMap { [$0.width, $0.height] }.filter(\.isFinite).max() ?? 1
    var scale = 1.0
    while scale < 1_073_741_824, extent * scale * 2 <= Self.limit { scale *= 2 }
    while extent * scale > Self.limit { scale /= 2 }
    self.scale = scale
    // Pieces of a curve as large as a screen deviate by a hundredth of a point (guess).
    tolerance = max(size * 0.000_01, 1 / scale)
  }

  /// Returns the point of whole numbers nearest to a point; nil if a coordinate is not finite.
  mutating func point(_ point: DrawingPoint) -> GridPoint? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let result = GridPoint(
      x: Int((point.x * scale).rounded()), y: Int((point.y * scale).rounded()))
    known[result] = known[result] ?? point
    return result
  }

  /// Returns the coordinates of a point, those from which it was made if there are such.
  func place(_ point: GridPoint) -> DrawingPoint {
    known[point] ?? DrawingPoint(Double(point.x) / scale, Double(point.y) / scale)
  }

  /// Returns the straight pieces of a path, each list one subpath; filled ones are closed.
  mutating func lines(_ path: CGPath, isFilled: Bool) -> [[GridPoint]] {
    var lines: [[GridPoint]] = []
    for element in path.drawing.flattened(tolerance: tolerance).elements {
      let points = Array(element.points).compactMap { point($0) }
      switch element.verb {
      case .move: lines.append(points)
      case .close:
        if let first = lines.last?.first { lines[lines.count - 1].append(first) }
      default:
        if lines.isEmpty { lines.append([]) }
        lines[lines.count - 1] += points
      }
    }
    if isFilled {
      for index in lines.indices {
        if let first = lines[index].first { lines[index].append(first) }
      }
    }
    return lines
  }

  /// Returns the pieces of the outline of a filled path.
  mutating func outline(_ path: CGPath, isSecond: Bool) -> [GridSegment] {
    lines(path, isFilled: true).flatMap { Self.segments($0, isSecond: isSecond) }
  }

  /// Returns the pieces between points.
  static func segments(_ line: [GridPoint], isSecond: Bool) -> [GridSegment] {
    zip(line, line.dropFirst()).compactMap { from, to in
      from == to ? nil : GridSegment(from: from, to: to, isSecond: isSecond)
    }
  }
}
