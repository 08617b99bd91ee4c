import TactusDisplayList

extension DrawingPath {
  /// Returns a part of the path, by length over all subpaths.
  ///
  /// - Parameters:
  ///   - start: The start as a fraction of the whole length, 0…1.
  ///   - end: The end as a fraction of the whole length, 0…1.
  package func trimmed(from start: Double, to end: Double) -> DrawingPath {
    let (start, end) = (max(0, start), min(1, end))
    if start == 0, end == 1 { return self }
    guard start < end else { return DrawingPath() }
    // A hundredth of a point is invisible at any screen scale.
    let pieces = flattened(tolerance: 0.01).straightPieces
    let lengths = pieces.map { hypot($0.to.x - $0.from.x, $0.to.y - $0.from.y) }
    let whole = lengths.reduce(0, +)
    let (first, last) = (start * whole, end * whole)
    var result = DrawingPath()
    var (done, before): (Double, DrawingPoint?) = (0, nil)
    for (piece, length) in zip(pieces, lengths) {
      let (from, to) = (max(first, done), min(last, done + length))
      if to > from, length > 0 {
        func place(_ distance: Double) -> DrawingPoint {
          let part = (distance - done) / length
          return DrawingPoint(
            piece.from.x + (piece.to.x - piece.from.x) * part,
            piece.from.y + (piece.to.y - piece.from.y) * part)
        }
        if before != piece.from || from > done { result.move(to: place(from)) }
        let goal = to == done + length ? piece.to : place(to)
        result.addLine(to: goal)
        before = goal
      }
      done += length
    }
    return result
  }

  /// The lines of a path without curves, including the lines that close subpaths.
  private var straightPieces: [(from: DrawingPoint, to: DrawingPoint)] {
    var pieces: [(from: DrawingPoint, to: DrawingPoint)] = []
    var (here, start) = (DrawingPoint.zero, DrawingPoint.zero)
    for element in elements {
      switch element.verb {
      case .move:
        here = element.points.last ?? here
        start = here
      case .close:
        if here != start { pieces.append((here, start)) }
        here = start
      default:
        let end = element.points.last ?? here
        pieces.append((here, end))
        here = end
      }
    }
    return pieces
  }
}
