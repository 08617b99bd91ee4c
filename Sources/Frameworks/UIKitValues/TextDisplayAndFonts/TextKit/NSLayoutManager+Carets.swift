// Carets, for editing. Offsets are UTF-16 units; points are relative to the container.
extension NSLayoutManager {
  /// Returns the rectangle of a caret, with a width of 0.
  package func caret(_ place: Int, isAtEnd: Bool) -> CGRect {
    guard let position = position(of: place, isAtEnd: isAtEnd) ?? lastPosition else { return .zero }
    let rect = textRect(position)
    let stops = stops(position)
    let stop = stops.last { $0.place <= place } ?? stops.first
    return CGRect(x: stop?.x ?? rect.minX, y: rect.minY, width: 0, height: rect.height)
  }

  /// Returns the offset nearest to a point, and whether it is at the end of a wrapped line.
  package func caretPlace(
    at point: CGPoint, in container: NSTextContainer
  ) -> (place: Int, isAtEnd: Bool) {
    guard let position = nearestLine(to: point, container) else { return (0, false) }
    return caretPlace(at: point.x, in: position)
  }

  private func caretPlace(at x: CGFloat, in position: LinePosition) -> (place: Int, isAtEnd: Bool) {
    let stops = stops(position)
    let nearest = stops.min { abs($0.x - x) < abs($1.x - x) }
    let place = nearest?.place ?? range(position).location
    return (place, line(position).isBroken && place == stops.last?.place)
  }

  /// Returns the offset to the left or right of another; nil at the end of the line.
  package func neighbor(of place: Int, isRight: Bool) -> Int? {
    guard let position = position(of: place) else { return nil }
    let stops = stops(position)
    guard let here = stops.first(where: { $0.place == place }) else { return nil }
    let beside = stops.filter { isRight ? $0.x > here.x : $0.x < here.x }
    let found = (isRight ? beside.min { $0.x < $1.x } : beside.max { $0.x < $1.x })?.place
    // The end of a wrapped line is the start of the next one.
    return found
  }

  /// Returns the first and last offset of an offset's line, and whether the line wraps.
  package func lineEnds(
    of place: Int, isAtEnd: Bool
  ) -> (start: Int, end: Int, isBroken: Bool)? {
    guard let position = position(of: place, isAtEnd: isAtEnd) else { return nil }
    let start = starts[position.paragraph]
    let line = line(position)
    return (start + line.range.location, start + line.contentEnd, line.isBroken)
  }

  /// Returns the offset in the line above or below another; nil beyond the first or last line.
  package func vertical(
    from place: Int, isAtEnd: Bool, isUp: Bool, x: CGFloat
  ) -> (place: Int, isAtEnd: Bool)? {
    guard var position = position(of: place, isAtEnd: isAtEnd) else { return nil }
    position.line += isUp ? -1 : 1
    if !(paragraphs[position.paragraph].lines?.indices.contains(position.line) ?? false) {
      position.paragraph += isUp ? -1 : 1
      if paragraphs.indices.contains(position.paragraph) {
        layOut(paragraphs: position.paragraph...position.paragraph)
      }
      guard paragraphs.indices.contains(position.paragraph),
        let lines = paragraphs[position.paragraph].lines, !lines.isEmpty
      else { return nil }
      position.line = isUp ? lines.count - 1 : 0
    }
    return caretPlace(at: x, in: position)
  }

  /// Returns the range of the character at a point; nil if there is none.
  package func letter(at point: CGPoint, in container: NSTextContainer) -> NSRange? {
    guard let position = nearestLine(to: point, container) else { return nil }
    let rect = fragmentRect(position)
    guard rect.minY <= point.y, point.y < rect.maxY else { return nil }
    let stops = stops(position)
    for (stop, next) in zip(stops, stops.dropFirst())
    where min(stop.x, stop.end) <= point.x && point.x < max(stop.x, stop.end) {
      return NSRange(location: stop.place, length: next.place - stop.place)
    }
    return nil
  }

  private var lastPosition: LinePosition? {
    layOut()
    if let last = paragraphs.indices.last { layOut(paragraphs: last...last) }
    guard let index = paragraphs.lastIndex(where: { !($0.lines ?? []).isEmpty }) else { return nil }
    return LinePosition(paragraph: index, line: (paragraphs[index].lines?.count ?? 1) - 1)
  }
}
