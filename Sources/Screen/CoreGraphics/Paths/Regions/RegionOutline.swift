/// The outline of the places that are inside of two paths in some way.
///
/// Step Drawing.CG6.
struct RegionOutline {
  /// The loops of the outline; the inside is at their left where y points up.
  let loops: [[GridPoint]]

  /// - Parameters:
  ///   - arrangement: The pieces.
  ///   - isInside: Whether places around which the outlines run so often are inside.
  init(_ arrangement: PathArrangement, _ isInside: (PathArrangement.Winding) -> Bool) {
    var kept: [GridPoint: [GridPoint]] = [:]
    for (edge, own) in arrangement.edges where own != PathArrangement.Winding() {
      let (left, right) = arrangement.sides(of: edge, own)
      switch (isInside(left), isInside(right)) {
      case (true, false): kept[edge.from, default: []].append(edge.to)
      case (false, true): kept[edge.to, default: []].append(edge.from)
      default: break
      }
    }
    loops = Self.loops(&kept)
  }

  /// Returns the loops of directed pieces, each around one part.
  private static func loops(_ kept: inout [GridPoint: [GridPoint]]) -> [[GridPoint]] {
    var loops: [[GridPoint]] = []
    for start in kept.keys.sorted() {
      while let first = kept[start]?.popLast() {
        var loop = [start]
        var (before, here) = (start, first)
        while here != start {
          loop.append(here)
          guard let next = take(from: &kept, at: here, comingFrom: before) else { break }
          (before, here) = (here, next)
        }
        loops.append(simplified(loop))
      }
    }
    return loops.filter { $0.count > 2 }
  }

  /// Takes the piece that turns the most to the left, so that parts which touch stay separate.
  private static func take(
    from kept: inout [GridPoint: [GridPoint]], at here: GridPoint, comingFrom before: GridPoint
  ) -> GridPoint? {
    guard let ends = kept[here], !ends.isEmpty else { return nil }
    let back = before - here
    var best = 0
    for index in ends.indices.dropFirst()
    where isEarlier(ends[index] - here, ends[best] - here, from: back) { best = index }
    return kept[here]?.remove(at: best)
  }

  /// Returns whether one direction comes before another one when one turns clockwise from a third.
  private static func isEarlier(_ a: GridPoint, _ b: GridPoint, from back: GridPoint) -> Bool {
    /// Returns 0 below half a turn, 1 at it, 2 above it, and 3 for the third direction itself.
    func part(_ way: GridPoint) -> Int {
      let turn = back.cross(way)
      if turn != 0 { return turn < 0 ? 0 : 2 }
      let isBack = Int128(back.x) * Int128(way.x) + Int128(back.y) * Int128(way.y) > 0
      return isBack ? 3 : 1
    }
    let (first, second) = (part(a), part(b))
    return first != second ? first < second : a.cross(b) < 0
  }

  /// Returns a loop without points on straight lines.
  private static func simplified(_ loop: [GridPoint]) -> [GridPoint] {
    loop.indices.filter { index in
      let before = loop[(index + loop.count - 1) % loop.count]
      let after = loop[(index + 1) % loop.count]
      return (loop[index] - before).cross(after - loop[index]) != 0
    }
    .map { loop[$0] }
  }
}
