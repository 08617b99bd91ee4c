internal import Glibc

/// The part of a line between two fractions of its length on the map.
struct LinePart {
  /// The points of the part.
  private(set) var points: [MKMapPoint] = []

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - line: The points of the whole line.
  ///   - start: The fraction of the length at which the part starts, 0…1.
  ///   - end: The fraction of the length at which it ends.
  init(_ line: [MKMapPoint], from start: Double, to end: Double) {
    let lengths = zip(line, line.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let whole = lengths.reduce(0, +)
    guard whole > 0, start < end else { return }
    let (first, last) = (max(0, start) * whole, min(1, end) * whole)
    var place = 0.0
    for (index, length) in lengths.enumerated() where length > 0 {
      let (from, to) = (line[index], line[index + 1])
      func point(_ distance: Double) -> MKMapPoint {
        let share = distance / length
        return MKMapPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
      }
      if place + length > first, place < last {
        if points.isEmpty { points.append(point(max(0, first - place))) }
        points.append(point(min(length, last - place)))
      }
      place += length
    }
  }
}
