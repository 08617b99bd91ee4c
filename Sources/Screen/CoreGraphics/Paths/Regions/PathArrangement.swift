/// The pieces of two outlines, divided so that they meet only at their ends.
///
/// Step Drawing.CG6.
struct PathArrangement {
  /// A piece between two points, the first of which is the lesser one.
  struct Edge: Hashable {
    let from: GridPoint
    let to: GridPoint

    init(_ segment: GridSegment) {
      (from, to) = (min(segment.from, segment.to), max(segment.from, segment.to))
    }
  }

  /// The numbers of times that both outlines run around a place.
  struct Winding: Equatable {
    var first = 0
    var second = 0

    static func + (a: Winding, b: Winding) -> Winding {
      Winding(first: a.first + b.first, second: a.second + b.second)
    }
    static func - (a: Winding, b: Winding) -> Winding {
      Winding(first: a.first - b.first, second: a.second - b.second)
    }
  }

  /// The pieces in order, each with how often both outlines run along it.
  let edges: [(edge: Edge, winding: Winding)]
  /// The divided pieces of the outlines, in no order.
  let segments: [GridSegment]

  init(_ outlines: [GridSegment]) {
    segments = Self.divided(outlines)
    var windings: [Edge: Winding] = [:]
    for segment in segments {
      let step = segment.from < segment.to ? 1 : -1
      let own =
        segment.isSecond ? Winding(first: 0, second: step) : Winding(first: step, second: 0)
      let edge = Edge(segment)
      windings[edge] = (windings[edge] ?? Winding()) + own
    }
    // The order of a dictionary differs from one run to the next.
    edges = windings.map { (edge: $0.key, winding: $0.value) }.sorted {
      $0.edge.from != $1.edge.from ? $0.edge.from < $1.edge.from : $0.edge.to < $1.edge.to
    }
  }

  /// Returns the winding numbers of both outlines on either side of the middle of a piece.
  ///
  /// A ray runs from the middle to the right, a little lower. Coordinates are doubled, so that the
  /// middle is one of whole numbers.
  func sides(of edge: Edge, _ own: Winding) -> (left: Winding, right: Winding) {
    let middle = GridPoint(x: edge.from.x + edge.to.x, y: edge.from.y + edge.to.y)
    var rest = Winding()
    for (other, winding) in edges where other != edge {
      let (low, high) = (min(other.from.y, other.to.y), max(other.from.y, other.to.y))
      guard 2 * low < middle.y, middle.y <= 2 * high, 2 * other.to.x > middle.x else { continue }
      let from = GridPoint(x: 2 * other.from.x, y: 2 * other.from.y)
      let side = (other.to - other.from).cross(middle - from)
      // The ray crosses pieces to its right; those that run upwards from right to left.
      if other.to.y > other.from.y {
        if side > 0 { rest = rest + winding }
      } else if side < 0 {
        rest = rest - winding
      }
    }
    // The right of the middle is the left side of a piece that runs downwards.
    return edge.to.y < edge.from.y ? (rest, rest - own) : (rest + own, rest)
  }

  // MARK: Dividing

  /// Returns pieces that meet only at their ends.
  ///
  /// Rounded meetings move pieces a little, so that they may meet others; each round divides those.
  private static func divided(_ segments: [GridSegment]) -> [GridSegment] {
    var current = segments
    for _ in 0..<32 {
      let (next, isDivided) = dividedOnce(current)
      current = next
      if !isDivided { break }
    }
    return current
  }

  private static func dividedOnce(_ segments: [GridSegment]) -> ([GridSegment], Bool) {
    let sorted = segments.sorted { $0.minX < $1.minX }
    var cuts = [[GridPoint]](repeating: [], count: sorted.count)
    var active: [Int] = []
    for index in sorted.indices {
      let segment = sorted[index]
      active.removeAll { sorted[$0].maxX < segment.minX }
      for other in active
      where sorted[other].minY <= segment.maxY && sorted[other].maxY >= segment.minY {
        for point in segment.meetings(with: sorted[other]) {
          if point != segment.from, point != segment.to { cuts[index].append(point) }
          if point != sorted[other].from, point != sorted[other].to { cuts[other].append(point) }
        }
      }
      active.append(index)
    }
    guard cuts.contains(where: { !$0.isEmpty }) else { return (sorted, false) }
    return (zip(sorted, cuts).flatMap { $0.divided(at: $1) }, true)
  }
}
