import TactusDisplayList

// The parts of lines outside of exclusion paths (TextKit.TK10).
extension NSTextContainer {
  /// Returns the first part of a rectangle inside the container and outside of the exclusion paths.
  func availablePart(
    of proposed: CGRect, isRightToLeft: Bool, _ remaining: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remaining?.pointee = .zero
    var area = proposed
    if size.width > 0, size.width < Self.unlimited {
      area = area.intersection(CGRect(x: 0, y: area.minY, width: size.width, height: area.height))
    }
    guard !area.isNull, area.width > 0 else {
      return CGRect(x: proposed.minX, y: proposed.minY, width: 0, height: 0)
    }
    let blocked = exclusionPaths.flatMap { Self.spans(of: $0, from: area.minY, to: area.maxY) }
      .sorted { $0.lowerBound < $1.lowerBound }
    var free: [ClosedRange<CGFloat>] = []
    var start = area.minX
    for span in blocked {
      if span.lowerBound > start { free.append(start...min(span.lowerBound, area.maxX)) }
      start = max(start, span.upperBound)
      if start >= area.maxX { break }
    }
    if start < area.maxX { free.append(start...area.maxX) }
    // A part too narrow for a character within the padding is not used.
    free.removeAll { $0.upperBound - $0.lowerBound <= 2 * lineFragmentPadding + Self.narrowest }
    guard let part = isRightToLeft ? free.last : free.first else {
      return CGRect(x: area.minX, y: area.minY, width: 0, height: 0)
    }
    if free.count > 1 {
      let (left, right) =
        isRightToLeft ? (area.minX, part.lowerBound) : (part.upperBound, area.maxX)
      remaining?.pointee = CGRect(
        x: left, y: area.minY, width: right - left, height: area.height)
    }
    return CGRect(
      x: part.lowerBound, y: area.minY, width: part.upperBound - part.lowerBound,
      height: area.height)
  }

  /// The width without padding up to which a part of a line is left empty, in points.
  ///
  /// - Source: none; about a character. Confidence: guess.
  private static let narrowest: CGFloat = 8

  /// Returns the horizontal spans that a path covers between two heights.
  private static func spans(
    of path: UIBezierPath, from top: CGFloat, to bottom: CGFloat
  ) -> [ClosedRange<CGFloat>] {
    let outline = path.cgPath.drawing.flattened(tolerance: 0.5)
    var edges: [(DrawingPoint, DrawingPoint)] = []
    var (start, here) = (DrawingPoint.zero, DrawingPoint.zero)
    for element in outline.elements {
      switch element.verb {
      case .move:
        if here != start { edges.append((here, start)) }
        start = element.points.first ?? start
        here = start
      case .close:
        edges.append((here, start))
        here = start
      default:
        guard let end = element.points.last else { continue }
        edges.append((here, end))
        here = end
      }
    }
    if here != start { edges.append((here, start)) }
    // All scan lines between two neighboring vertices cross the same edges, so the middle of each
    // strip determines its covered spans.
    let (top, bottom) = (Double(top), Double(bottom))
    let inside = edges.flatMap { [$0.0.y, $0.1.y] }.filter { $0 > top && $0 < bottom }
    let heights = Set(inside + [top, bottom]).sorted()
    var spans: [ClosedRange<CGFloat>] = []
    for (upper, lower) in zip(heights, heights.dropFirst()) {
      let middle = (upper + lower) / 2
      let crossed = edges.compactMap { edge -> EdgeCrossing? in
        let (one, other) = edge.0.y <= edge.1.y ? edge : (edge.1, edge.0)
        guard one.y <= middle, middle < other.y else { return nil }
        func x(_ y: Double) -> Double {
          one.x + (other.x - one.x) * (y - one.y) / (other.y - one.y)
        }
        return EdgeCrossing(
          x: x(middle), least: min(x(upper), x(lower)), greatest: max(x(upper), x(lower)),
          winding: edge.0.y <= edge.1.y ? 1 : -1)
      }.sorted { $0.x < $1.x }
      var winding = 0
      var first: EdgeCrossing?
      for crossing in crossed {
        let wasInside = path.usesEvenOddFillRule ? winding % 2 != 0 : winding != 0
        winding += crossing.winding
        let isInside = path.usesEvenOddFillRule ? winding % 2 != 0 : winding != 0
        if isInside, !wasInside { first = crossing }
        if wasInside, !isInside, let start = first {
          spans.append(CGFloat(start.least)...CGFloat(max(start.least, crossing.greatest)))
        }
      }
    }
    return spans
  }

  /// The crossing of a strip by an edge of an outline.
  private struct EdgeCrossing {
    /// The horizontal positions in the middle of the strip, and the extremes within it.
    let x, least, greatest: Double
    /// 1 for a downward edge, −1 for an upward one.
    let winding: Int
  }
}
