// Lines by offset and by point, and their rectangles (TextKit.TK15, TextKit.TK17).
extension NSLayoutManager {
  // MARK: Finding

  /// Returns the line at a position of the current layout.
  func line(_ position: LinePosition) -> LayoutLine {
    guard let lines = paragraphs[position.paragraph].lines else {
      preconditionFailure("the paragraph is not laid out")
    }
    return lines[position.line]
  }

  /// Returns the line of an offset; nil for text outside of all containers.
  ///
  /// - Parameters:
  ///   - place: The offset.
  ///   - isAtEnd: Whether an offset at a line break belongs to the end of the earlier line.
  package func linePosition(of place: Int, isAtEnd: Bool = false) -> (paragraph: Int, line: Int)? {
    position(of: place, isAtEnd: isAtEnd).map { ($0.paragraph, $0.line) }
  }

  func position(of place: Int, isAtEnd: Bool = false) -> LinePosition? {
    layOut()
    guard !paragraphs.isEmpty, place >= 0 else { return nil }
    let index = paragraph(at: place)
    layOut(paragraphs: index...index)
    let inside = place - starts[index]
    guard let lines = paragraphs[index].lines, !lines.isEmpty,
      inside < paragraphs[index].length || index == paragraphs.count - 1
    else { return nil }
    guard var found = lines.lastIndex(where: { $0.range.location <= inside }) else { return nil }
    if inside > NSMaxRange(lines[found].range) { return nil }
    if isAtEnd, found > 0, lines[found].range.location == inside, lines[found - 1].isBroken {
      found -= 1
    }
    return LinePosition(paragraph: index, line: found)
  }

  /// The line after a final separator or of an empty text; nil for none.
  var extraLine: LinePosition? {
    layOut()
    guard paragraphs.last?.length == 0 else { return nil }
    layOut(paragraphs: (paragraphs.count - 1)...(paragraphs.count - 1))
    guard let lines = paragraphs.last?.lines, !lines.isEmpty else { return nil }
    return LinePosition(paragraph: paragraphs.count - 1, line: 0)
  }

  /// Returns the positions of a container's lines, top to bottom, for some or all paragraphs.
  func positions(
    in container: Int, of range: ClosedRange<Int>? = nil
  ) -> some Sequence<LinePosition> {
    let indices = range.map { $0.lowerBound..<min($0.upperBound + 1, paragraphs.count) }
    return (indices ?? paragraphs.indices).lazy.flatMap { [paragraphs] index in
      (paragraphs[index].lines ?? []).indices.lazy
        .filter { paragraphs[index].lines?[$0].container == container }
        .map { LinePosition(paragraph: index, line: $0) }
    }
  }

  /// Returns the index of a container.
  func number(of container: NSTextContainer) -> Int? {
    textContainers.firstIndex { $0 === container }
  }

  /// Returns the index of the last paragraph at or above a height, if paragraphs are stacked;
  /// otherwise 0.
  func paragraph(atHeight height: CGFloat) -> Int {
    guard let last = tops.last, last > 0 else { return 0 }
    var (low, high) = (0, tops.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if tops[middle] <= height { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Rectangles

  /// Returns the line fragment rectangle, with the spacing between paragraphs.
  func fragmentRect(_ position: LinePosition) -> CGRect {
    let paragraph = paragraphs[position.paragraph]
    var rect = line(position).fragment
    rect.origin.y += top(of: position)
    if position.line == 0, position.paragraph > 0 {
      rect.origin.y -= paragraph.spacingBefore
      rect.size.height += paragraph.spacingBefore
    }
    if position.line == (paragraph.lines?.count ?? 0) - 1,
      position.paragraph < paragraphs.count - 1
    {
      rect.size.height += paragraph.spacingAfter
    }
    return rect
  }

  /// Returns the used part of the line fragment rectangle.
  func usedRect(_ position: LinePosition) -> CGRect {
    line(position).used.offsetBy(dx: 0, dy: top(of: position))
  }

  /// Returns the rectangle of the line box, from the start of the text to its end.
  func textRect(_ position: LinePosition) -> CGRect {
    let line = line(position)
    return CGRect(
      x: line.origin.x + CGFloat(line.line.frame.x), y: top(of: position) + line.origin.y,
      width: CGFloat(line.line.frame.width), height: line.height)
  }

  /// Returns the top of a line's paragraph in its container.
  func top(of position: LinePosition) -> CGFloat {
    tops.indices.contains(position.paragraph) ? tops[position.paragraph] : 0
  }

  /// Returns the range of a line in the text.
  func range(_ position: LinePosition) -> NSRange {
    let range = line(position).range
    return NSRange(location: starts[position.paragraph] + range.location, length: range.length)
  }

  /// Returns the caret stops of a line, with offsets in the text and positions in the container.
  func stops(_ position: LinePosition) -> [LayoutStop] {
    fillStops(of: position.paragraph)
    let line = line(position)
    let start = starts[position.paragraph]
    return (line.stops ?? []).map {
      LayoutStop(
        place: start + $0.place, x: line.origin.x + $0.x, end: line.origin.x + $0.end,
        inserted: $0.inserted.map { line.origin.x + $0 })
    }
  }

  /// Returns a rectangle of a glyph's line, and the line's range.
  func fragment(
    at glyph: Int, _ range: NSRangePointer?, _ rect: (LinePosition) -> CGRect
  ) -> CGRect {
    checkGlyph(glyph)
    guard let position = position(of: glyph), glyph < unitCount else {
      range?.pointee = NSRange(location: NSNotFound, length: 0)
      return .zero
    }
    range?.pointee = self.range(position)
    return rect(position)
  }

  /// Traps, as on an iPhone, if an index is beyond the glyphs; the end of the text is allowed.
  func checkGlyph(_ glyph: Int) {
    programmingPrecondition(
      (0...unitCount).contains(glyph),
      "the glyph index \(glyph) is beyond \(numberOfGlyphs) glyphs",
      exception: "NSRangeException")
  }

  // MARK: Containers

  /// Returns the container of a glyph, and the range of its glyphs.
  func container(at glyph: Int, _ range: NSRangePointer?) -> NSTextContainer? {
    checkGlyph(glyph)
    guard let position = position(of: glyph), glyph < unitCount else {
      range?.pointee = NSRange(location: NSNotFound, length: 0)
      return nil
    }
    let container = textContainers[line(position).container]
    range?.pointee = self.range(in: container)
    return container
  }

  /// Returns the range of the glyphs in a container.
  func range(in container: NSTextContainer) -> NSRange {
    layOut()
    guard let number = number(of: container) else { return NSRange(location: 0, length: 0) }
    if textContainers.count == 1 { return NSRange(location: 0, length: laidOutEnd) }
    var found: NSRange?
    for position in positions(in: number) {
      let range = range(position)
      found = found.map { NSUnionRange($0, range) } ?? range
    }
    return found ?? NSRange(location: 0, length: 0)
  }

  /// Returns the rectangle around the used parts of all lines in a container.
  func usedArea(of container: NSTextContainer) -> CGRect {
    layOut()
    guard let number = number(of: container) else { return .zero }
    if isNonContiguous, let last = paragraphs.last, let top = tops.last {
      // The end is an estimate until everything above it is laid out (TextKit.TK26).
      let left = paragraphs.lazy.map(\.usedEnds.left).min() ?? 0
      let right = paragraphs.lazy.map(\.usedEnds.right).max() ?? 0
      return CGRect(x: left, y: 0, width: right - left, height: top + last.height)
    }
    if isSimple, let last = paragraphs.last?.lines?.last, let first = paragraphs.first?.lines?.first
    {
      // Paragraphs are stacked, so their ends suffice.
      let top = first.used.minY + (tops.first ?? 0)
      let bottom = last.used.maxY + (tops.last ?? 0)
      let left = paragraphs.lazy.map(\.usedEnds.left).min() ?? 0
      let right = paragraphs.lazy.map(\.usedEnds.right).max() ?? 0
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
    var area = CGRect.null
    for position in positions(in: number) { area = area.union(usedRect(position)) }
    return area.isNull ? .zero : area
  }

  /// Calls a block for each line that contains glyphs of a range.
  func forEachLine(
    in range: NSRange,
    _ body: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for position in positions(of: range) where self.range(position).length > 0 {
      body(
        fragmentRect(position), usedRect(position), textContainers[line(position).container],
        glyphs(ofPlaces: self.range(position)), &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the positions of the lines of a range.
  func positions(of range: NSRange) -> [LinePosition] {
    layOut(range)
    guard !paragraphs.isEmpty, range.location != NSNotFound else { return [] }
    var found: [LinePosition] = []
    for index in paragraph(at: range.location)..<paragraphs.count {
      guard starts[index] < NSMaxRange(range) || starts[index] == range.location else { break }
      for line in (paragraphs[index].lines ?? []).indices {
        let position = LinePosition(paragraph: index, line: line)
        let own = self.range(position)
        let isInside = own.location < NSMaxRange(range) && NSMaxRange(own) > range.location
        if isInside || own.length == 0 && own.location == range.location { found.append(position) }
      }
    }
    return found
  }
}
