/// A path measured by its length.
struct PathMeasure {
  private struct Piece {
    var start, end: CGPoint
    var length: CGFloat
  }

  /// The tolerance of flattened curves, in points; a guess.
  private static let tolerance: CGFloat = 0.1

  private var pieces: [Piece] = []
  /// The total length of the lines.
  private(set) var length: CGFloat = 0

  /// Measures a path; a move to another subpath has no length.
  init(_ path: CGPath) {
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    path.flattened(threshold: Self.tolerance).applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint:
        first = element.pointee.points[0]
        last = first
      case .closeSubpath:
        add(from: last, to: first)
        last = first
      default:
        let end = element.pointee.points[0]
        add(from: last, to: end)
        last = end
      }
    }
  }

  private mutating func add(from start: CGPoint, to end: CGPoint) {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return }
    pieces.append(Piece(start: start, end: end, length: length))
    self.length += length
  }

  /// Returns the point and the direction in radians at a fraction of the length, 0…1; nil for a
  /// path without lines.
  func place(at part: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
    var rest = max(0, min(1, part)) * length
    for piece in pieces {
      let angle = atan2(piece.end.y - piece.start.y, piece.end.x - piece.start.x)
      if rest <= piece.length {
        let part = rest / piece.length
        let point = CGPoint(
          x: piece.start.x + (piece.end.x - piece.start.x) * part,
          y: piece.start.y + (piece.end.y - piece.start.y) * part)
        return (point, angle)
      }
      rest -= piece.length
    }
    return pieces.last.map {
      ($0.end, atan2($0.end.y - $0.start.y, $0.end.x - $0.start.x))
    }
  }
}
