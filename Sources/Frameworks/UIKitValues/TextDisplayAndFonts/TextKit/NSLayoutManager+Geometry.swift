// Glyphs, their rectangles, and hit testing (TextKit.TK12, TextKit.TK18–TK21).
extension NSLayoutManager {
  // MARK: Glyphs

  /// Returns the glyph of a character; nil if it has none (TextKit.TK12).
  func glyph(at place: Int) -> CGGlyph? {
    guard (0..<unitCount).contains(place), let position = position(of: place) else { return nil }
    let line = line(position)
    let offsets = line.source.offsets
    let start = starts[position.paragraph] + line.source.start
    for (run, byte) in zip(line.line.runs, line.line.runStarts) {
      guard let byte else { continue }
      for glyph in run.glyphs {
        if start + offsets.unit(at: byte + glyph.cluster) == place {
          return CGGlyph(truncatingIfNeeded: glyph.id)
        }
      }
    }
    return nil
  }

  /// Returns the property of a glyph (TextKit.TK12).
  func property(at place: Int) -> GlyphProperty {
    guard let text = textStorage?.string as NSString?, (0..<text.length).contains(place) else {
      return []
    }
    if text.rangeOfComposedCharacterSequence(at: place).location != place { return .null }
    switch text.character(at: place) {
    case 0x20, 0xA0: return .elastic
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: return .controlCharacter
    default: return []
    }
  }

  /// Extends a range to whole characters.
  func wholeCharacters(_ range: NSRange) -> NSRange {
    guard let text = textStorage?.string as NSString?, range.location != NSNotFound else {
      return range
    }
    programmingPrecondition(
      range.location >= 0 && range.length >= 0 && NSMaxRange(range) <= text.length,
      "the range {\(range.location), \(range.length)} is outside of a text of length \(text.length)",
      exception: "NSRangeException")
    guard range.length > 0 else { return range }
    return text.rangeOfComposedCharacterSequences(for: range)
  }

  /// Returns the location of a glyph, relative to its line fragment rectangle.
  ///
  /// - Parameters:
  ///   - place: The offset of the character.
  ///   - number: The index of the glyph among those of the character.
  func glyphLocation(_ place: Int, number: Int = 0) -> CGPoint {
    checkGlyph(place)
    guard let position = position(of: place) else { return .zero }
    let rect = fragmentRect(position)
    let line = line(position)
    let stop = stops(position).last { $0.place <= place }
    let inserted = number > 0 && stop?.place == place ? stop?.inserted ?? [] : []
    let x = inserted.indices.contains(number - 1) ? inserted[number - 1] : stop?.x
    let baseline = top(of: position) + line.origin.y + CGFloat(line.line.baseline)
    return CGPoint(x: (x ?? rect.minX) - rect.minX, y: baseline - rect.minY)
  }

  /// Returns the size of the attachment of a glyph; (−1, −1) for other glyphs.
  func sizeOfAttachment(at place: Int) -> CGSize {
    let none = CGSize(width: -1, height: -1)
    guard let storage = textStorage, (0..<unitCount).contains(place) else { return none }
    let attributes = storage.attributes(at: place, effectiveRange: nil)
    guard let attachment = attributes[.attachment] as? BaseTextAttachment,
      let position = position(of: place)
    else { return none }
    let line = line(position)
    return attachment.layoutBounds(
      AttachmentPlace(
        index: place, attributes: attributes, container: textContainers[line.container]),
      line: line.fragment, position: glyphLocation(place)
    ).size
  }

  /// Returns the attachments of a range, with their frames in the container (TextKit.TA3).
  package func attachments(
    in range: NSRange
  ) -> [(attachment: BaseTextAttachment, index: Int, frame: CGRect)] {
    positions(of: range).flatMap { position in
      let laidOut = line(position)
      let (x, y) = (laidOut.origin.x, top(of: position) + laidOut.origin.y)
      let start = starts[position.paragraph] + laidOut.source.start
      return laidOut.source.text.attachments(in: laidOut.line).map {
        ($0.attachment, start + $0.offset, $0.frame.offsetBy(dx: x, dy: y))
      }
    }
  }

  /// Returns the glyphs that an ellipsis replaces (TextKit.TK16).
  func truncatedRange(at place: Int) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    checkGlyph(place)
    guard let position = position(of: place), line(position).line.isTruncated,
      let container = textContainers.last
    else { return none }
    // Only the position of a trailing ellipsis is known.
    guard container.lineBreakMode == .byTruncatingTail else { return self.range(position) }
    let rect = textRect(position)
    let shown = stops(position).filter { $0.x < rect.maxX - Self.ellipsisWidth(line(position)) }
    let start = shown.last?.place ?? range(position).location
    return NSRange(location: start, length: max(0, unitCount - start))
  }

  private static func ellipsisWidth(_ line: LayoutLine) -> CGFloat {
    guard let run = line.line.runs.last(where: { $0.text.contains("…") }) else { return 0 }
    return CGFloat(line.line.frame.x + line.line.frame.width - run.origin.x)
  }

  // MARK: Rectangles

  /// Returns the rectangles of a range, from left to right in each line.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - fillsLines: Whether a line that the range extends beyond is filled to the end of its
  ///     fragment.
  ///   - container: The container.
  package func areas(
    of range: NSRange, fillsLines: Bool, in container: NSTextContainer
  ) -> [CGRect] {
    guard range.length > 0, let number = number(of: container) else { return [] }
    return positions(of: range).filter { line($0).container == number }.flatMap {
      areas(of: range, fillsLines: fillsLines, in: $0)
    }
  }

  private func areas(
    of range: NSRange, fillsLines: Bool, in position: LinePosition
  ) -> [CGRect] {
    let (fragment, own) = (fragmentRect(position), self.range(position))
    func area(_ left: CGFloat, _ right: CGFloat) -> CGRect {
      CGRect(x: left, y: fragment.minY, width: right - left, height: fragment.height)
    }
    let goesOn = NSMaxRange(range) > NSMaxRange(own)
    if fillsLines, goesOn, range.location <= own.location {
      return [area(fragment.minX, fragment.maxX)]
    }
    var areas: [CGRect] = []
    let chosen = stops(position).filter { NSLocationInRange($0.place, range) && $0.x != $0.end }
      .map { (left: min($0.x, $0.end), right: max($0.x, $0.end)) }
      .sorted { $0.left < $1.left }
    for letter in chosen {
      if let last = areas.last, letter.left <= last.maxX + 0.05 {
        areas[areas.count - 1].size.width = max(last.maxX, letter.right) - last.minX
      } else {
        areas.append(area(letter.left, letter.right))
      }
    }
    guard fillsLines, goesOn else { return areas }
    let isFromRight = isRightToLeft(position)
    let end = stops(position).last?.x ?? (isFromRight ? fragment.minX : fragment.maxX)
    let rest = isFromRight ? area(fragment.minX, end) : area(end, fragment.maxX)
    return areas.isEmpty ? [rest] : areas + (rest.width > 0 ? [rest] : [])
  }

  /// Returns whether a line is right to left.
  package func isRightToLeft(atLineOf place: Int) -> Bool {
    position(of: place).map { isRightToLeft($0) } ?? defaults.isRightToLeft
  }

  private func isRightToLeft(_ position: LinePosition) -> Bool {
    let stops = stops(position)
    guard stops.count > 1, let first = stops.first, let last = stops.last else {
      return defaults.isRightToLeft
    }
    return last.x < first.x
  }

  /// Returns the rectangle around glyphs in a container (TextKit.TK18).
  func boundingArea(of range: NSRange, in container: NSTextContainer) -> CGRect {
    let range = wholeCharacters(range)
    layOut()
    guard let number = number(of: container) else { return .zero }
    var area = CGRect.null
    for position in positions(of: range) where line(position).container == number {
      let own = NSIntersectionRange(self.range(position), range)
      guard own.length > 0 else { continue }
      let parts = areas(of: own, fillsLines: false, in: position)
      if parts.isEmpty {
        // A separator has no width.
        let rect = fragmentRect(position)
        let x = stops(position).last { $0.place <= own.location }?.x ?? rect.minX
        area = area.union(CGRect(x: x, y: rect.minY, width: 0, height: rect.height))
      }
      for part in parts { area = area.union(part) }
    }
    return area.isNull ? .zero : area
  }

  /// Returns the range of the lines that intersect a rectangle (TextKit.TK19).
  func lineRange(in bounds: CGRect, _ container: NSTextContainer) -> NSRange {
    let reached = layOut(from: bounds.minY, to: bounds.maxY)
    let none = NSRange(location: 0, length: 0)
    guard let number = number(of: container) else { return none }
    var found: NSRange?
    for position in positions(in: number, of: reached) {
      let rect = fragmentRect(position)
      if tops[position.paragraph] > bounds.maxY { break }
      guard rect.minY < bounds.maxY, rect.maxY > bounds.minY, rect.minX < bounds.maxX,
        rect.maxX > bounds.minX
      else { continue }
      let range = range(position)
      found = found.map { NSUnionRange($0, range) } ?? range
    }
    return found ?? none
  }

  // MARK: Hit testing

  /// Returns the line nearest to a height and, among lines side by side, to a point.
  func nearestLine(to point: CGPoint, _ container: NSTextContainer) -> LinePosition? {
    let reached = layOut(from: point.y, to: point.y)
    guard let number = number(of: container) else { return nil }
    var best: (position: LinePosition, distance: CGFloat)?
    for position in positions(in: number, of: reached) {
      let rect = fragmentRect(position)
      let below = max(rect.minY - point.y, point.y - rect.maxY, 0)
      let beside = max(rect.minX - point.x, point.x - rect.maxX, 0)
      // The vertical distance takes precedence over the horizontal one.
      let distance = below * 10_000 + beside
      if distance < best?.distance ?? .infinity { best = (position, distance) }
      if let best, rect.minY > point.y, below * 10_000 > best.distance { break }
    }
    return best?.position
  }

  /// Returns the glyph nearest to a point, and the fraction of its width before the point
  /// (TextKit.TK20).
  func nearestGlyph(
    to point: CGPoint, _ container: NSTextContainer
  ) -> (place: Int, fraction: CGFloat) {
    guard let position = nearestLine(to: point, container) else { return (0, 0) }
    let (stops, own) = (stops(position), range(position))
    let letters = stops.filter { $0.x != $0.end }
    guard own.length > 0 else { return (max(0, own.location - 1), own.location > 0 ? 1 : 0) }
    let inside = letters.first {
      min($0.x, $0.end) <= point.x && point.x < max($0.x, $0.end)
    }
    if let inside {
      let fraction = (point.x - inside.x) / (inside.end - inside.x)
      return (inside.place, min(max(0, fraction), 1))
    }
    guard let left = letters.min(by: { min($0.x, $0.end) < min($1.x, $1.end) }),
      let right = letters.max(by: { max($0.x, $0.end) < max($1.x, $1.end) })
    else { return (own.location, 0) }
    let nearest = point.x < min(left.x, left.end) ? left : right
    let isFromRight = nearest.end < nearest.x
    return (nearest.place, (point.x < min(left.x, left.end)) == isFromRight ? 1 : 0)
  }

  /// Returns the insertion points of the line of a character (TextKit.TK21).
  func insertionPoints(at place: Int) -> [LayoutStop] {
    guard let position = position(of: place) else { return [] }
    let left = fragmentRect(position).minX
    return stops(position).map { LayoutStop(place: $0.place, x: $0.x - left, end: $0.end - left) }
  }
}
