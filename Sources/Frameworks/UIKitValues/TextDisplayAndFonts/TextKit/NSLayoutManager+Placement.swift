import TactusDisplayList

// The placement of lines in containers (TextKit.TK13, TextKit.TK15, TextKit.TK16).
extension NSLayoutManager {
  /// Lays out all text that is not laid out.
  func layOut() {
    guard needsLayout, !isLayingOut, textStorage != nil, let container = textContainers.first
    else { return }
    isLayingOut = true
    if isNonContiguous {
      placeEstimates(in: container)
      laidOutEnd = textStorage?.length ?? 0
      (needsLayout, isLayingOut) = (false, false)
      return
    }
    if isSimple {
      placeParagraphs(in: container)
    } else {
      placeLines()
    }
    (needsLayout, isLayingOut) = (false, false)
    for container in textContainers {
      delegate?.layoutManager(
        self, didCompleteLayoutFor: container, atEnd: container === textContainers.last)
    }
  }

  /// Whether paragraphs can be laid out independently of each other.
  var isSimple: Bool {
    guard textContainers.count == 1, let only = textContainers.first else { return false }
    return only.isSimpleRectangularTextContainer && only.maximumNumberOfLines == 0
      && only.limitedHeight == nil
  }

  /// The end of the laid-out text.
  var firstUnlaidOffset: Int {
    guard needsLayout else { return laidOutEnd }
    let index = paragraphs.firstIndex { !$0.isMeasured && $0.lines == nil }
    return index.map { starts[$0] } ?? laidOutEnd
  }

  // MARK: A single container without obstacles

  private func placeParagraphs(in container: NSTextContainer) {
    for index in paragraphs.indices where paragraphs[index].lines == nil {
      stack(index, in: container)
    }
    placeTops(from: 0)
    laidOutEnd = textStorage?.length ?? 0
  }

  /// Lays out a paragraph by itself.
  func stack(_ index: Int, in container: NSTextContainer) {
    let content = NSRange(location: 0, length: paragraphs[index].contentLength)
    var lines = shape(index, content, width: container.textWidth, in: container)
    let spacing = spacing(of: index, lines, container)
    var top: CGFloat = 0
    for line in lines.indices {
      place(
        &lines[line], index, at: CGPoint(x: 0, y: top), width: container.size.width, container, 0)
      top = lines[line].fragment.maxY
      if line < lines.count - 1 {
        let gap = lineSpacing(after: lines[line], index, spacing.line)
        lines[line].fragment.size.height += gap
        top += gap
      }
    }
    paragraphs[index].height = top
    paragraphs[index].usedEnds = (
      lines.map(\.used.minX).min() ?? 0, lines.map(\.used.maxX).max() ?? 0
    )
    paragraphs[index].spacingBefore = spacing.before
    paragraphs[index].spacingAfter =
      spacing.after + (lines.last.map { lineSpacing(after: $0, index, spacing.line) } ?? 0)
    paragraphs[index].lines = lines
    paragraphs[index].isMeasured = true
  }

  // MARK: Several containers, exclusion paths, limits

  /// Places line after line, from container to container (TextKit.TK15, TextKit.TK16).
  private func placeLines() {
    tops = Array(repeating: 0, count: paragraphs.count)
    for index in paragraphs.indices { paragraphs[index].lines = [] }
    var cursor = LineCursor()
    for index in paragraphs.indices {
      guard textContainers.indices.contains(cursor.container) else { break }
      placeLines(of: index, &cursor)
      (paragraphs[index].height, paragraphs[index].spacingBefore) = (0, 0)
      paragraphs[index].spacingAfter = 0
    }
    laidOutEnd = cursor.end
  }

  /// The position of the next line.
  private struct LineCursor {
    var container = 0
    var top: CGFloat = 0
    /// The number of lines in the container.
    var lineCount = 0
    /// The spacing above the next line.
    var gap: CGFloat = 0
    /// The end of the placed text.
    var end = 0
  }

  private func placeLines(of index: Int, _ cursor: inout LineCursor) {
    let contentLength = paragraphs[index].contentLength
    var start = 0
    var spacing: (before: CGFloat, line: CGFloat, after: CGFloat)?
    repeat {
      guard textContainers.indices.contains(cursor.container) else { return }
      let container = textContainers[cursor.container]
      if spacing == nil {
        let found = self.spacing(of: index, [], container)
        spacing = found
        if index > 0, cursor.lineCount > 0 { cursor.gap += found.before }
      }
      let limit = container.maximumNumberOfLines
      let isLastLine = limit > 0 && cursor.lineCount == limit - 1
      guard let row = row(index, from: start, cursor, container, isLastLine: isLastLine) else {
        cursor = LineCursor(container: cursor.container + 1, end: cursor.end)
        continue
      }
      paragraphs[index].lines?.append(contentsOf: row.lines)
      start = row.lines.last.map { NSMaxRange($0.range) } ?? start
      cursor.end = starts[index] + start
      (cursor.top, cursor.gap) = (row.bottom, 0)
      cursor.lineCount += 1
      if let last = row.lines.last {
        cursor.gap = lineSpacing(after: last, index, spacing?.line ?? 0)
      }
      if limit > 0, cursor.lineCount == limit {
        cursor = LineCursor(container: cursor.container + 1, end: cursor.end)
      }
    } while start < contentLength
    cursor.gap += spacing?.after ?? 0
  }

  /// Returns the lines of the next row, side by side, and its bottom; nil if it does not fit.
  private func row(
    _ index: Int, from start: Int, _ cursor: LineCursor, _ container: NSTextContainer,
    isLastLine: Bool
  ) -> (lines: [LayoutLine], bottom: CGFloat)? {
    var top = cursor.top + cursor.gap
    var height = heightOfLine(index, start)
    let isRightToLeft = isRightToLeft(index)
    let width = container.size.width > 0 ? container.size.width : NSTextContainer.unlimited
    // The row moves down until there is space.
    for _ in 0..<Self.rowLimit {
      if let limit = container.limitedHeight, top + height > limit + 0.01 { return nil }
      var lines: [LayoutLine] = []
      var proposed = CGRect(x: 0, y: top, width: width, height: height)
      var place = start
      var tallest: CGFloat = 0
      while proposed.width > 0 {
        var rest = CGRect.zero
        let part = container.lineFragmentRect(
          forProposedRect: proposed, at: starts[index] + place,
          writingDirection: isRightToLeft ? .rightToLeft : .leftToRight, remaining: &rest)
        guard part.width > 2 * container.lineFragmentPadding else { break }
        let isWide = part.width >= NSTextContainer.unlimited
        guard
          var line = firstLine(
            index, from: place,
            width: isWide ? nil : part.width - 2 * container.lineFragmentPadding,
            container, isTruncated: isLastLine)
        else { break }
        self.place(&line, index, at: part.origin, width: part.width, container, cursor.container)
        tallest = max(tallest, line.fragment.height)
        lines.append(line)
        place = NSMaxRange(line.range)
        guard place < paragraphs[index].contentLength, !isLastLine else { break }
        proposed = rest
      }
      guard !lines.isEmpty else {
        top += max(1, height / 2)
        continue
      }
      // A line taller than proposed may need other space.
      if tallest > height + 0.01, !container.isSimpleRectangularTextContainer {
        height = tallest
        continue
      }
      if let limit = container.limitedHeight, top + tallest > limit + 0.01 { return nil }
      return (lines, top + tallest)
    }
    return nil
  }

  /// The maximum number of attempts to find space for a row.
  ///
  /// - Source: none; it bounds the layout in an area without space. Confidence: guess.
  private static let rowLimit = 1_000

  /// Returns the first line of a paragraph's remainder.
  private func firstLine(
    _ index: Int, from start: Int, width: CGFloat?, _ container: NSTextContainer, isTruncated: Bool
  ) -> LayoutLine? {
    let end = paragraphs[index].contentLength
    if isTruncated { return truncatedLine(index, from: start, width: width, container) }
    let whole = NSRange(location: start, length: max(0, end - start))
    if start == 0, container.isSimpleRectangularTextContainer {
      // All lines of the paragraph have this width.
      let lines = shape(index, whole, width: width, in: container)
      paragraphs[index].shaped = lines
      return lines.first
    }
    if let found = paragraphs[index].shaped?.first(where: { $0.range.location == start }),
      found.source.width == width
    {
      return found
    }
    guard let width else { return shape(index, whole, width: nil, in: container).first }
    // A part of the remainder suffices if it has more than one line.
    let text = textStorage?.string as NSString? ?? ""
    var length = max(64, Int(width / 2))
    while length < whole.length {
      let place = starts[index] + start + length
      let cut = text.rangeOfComposedCharacterSequence(at: place).location - starts[index] - start
      let lines = shape(
        index, NSRange(location: start, length: cut), width: width, in: container)
      if lines.count > 1 { return lines[0] }
      length *= 2
    }
    return shape(index, whole, width: width, in: container).first
  }

  /// Returns the last line of a container, truncated in place of all following text (TextKit.TK16).
  private func truncatedLine(
    _ index: Int, from start: Int, width: CGFloat?, _ container: NSTextContainer
  ) -> LayoutLine? {
    let rest = NSRange(location: start, length: paragraphs[index].contentLength - start)
    let isLast = index == paragraphs.count - 1
    let isLastContainer = container === textContainers.last
    guard container.lineBreakMode.rawValue >= NSLineBreakMode.byClipping.rawValue, isLastContainer
    else {
      var line = shape(index, rest, width: width, in: container).first
      line?.stops = nil
      return line
    }
    var lines = shape(index, rest, width: width, in: container, limit: 1)
    if !isLast, lines.first?.line.isTruncated == false,
      container.lineBreakMode != .byClipping
    {
      // The ellipsis replaces the following paragraphs.
      let length = (textStorage?.length ?? 0) - starts[index] - start
      let text = attributedText(
        NSRange(location: starts[index] + start, length: length), width: width, container,
        continues: start > 0, container.lineBreakMode)
      if let shaped = text.layout(width: width, lineLimit: 1).lines.first {
        lines[0].line = shaped.moved(by: 0, -shaped.frame.y)
      }
    }
    return lines.first
  }

  // MARK: Lines

  /// Sets the rectangles of a line.
  private func place(
    _ line: inout LayoutLine, _ index: Int, at corner: CGPoint, width: CGFloat,
    _ container: NSTextContainer, _ number: Int
  ) {
    let padding = container.lineFragmentPadding
    let textWidth = CGFloat(line.line.frame.width)
    let isWide = width <= 0 || width >= NSTextContainer.unlimited
    var fragment = CGRect(
      x: corner.x, y: corner.y,
      width: isWide ? CGFloat(line.line.frame.x) + textWidth + 2 * padding : width,
      height: line.height)
    var used = CGRect(
      x: corner.x + CGFloat(line.line.frame.x), y: corner.y, width: textWidth + 2 * padding,
      height: line.height)
    var baseline = CGFloat(line.line.baseline)
    let proposed = baseline
    let place = starts[index] + line.range.location
    if let delegate {
      _ = delegate.layoutManager(
        self, shouldSetLineFragmentRect: &fragment, lineFragmentUsedRect: &used,
        baselineOffset: &baseline, in: container,
        forGlyphRange: glyphs(ofPlaces: NSRange(location: place, length: line.range.length)))
    }
    if type(of: self) != NSLayoutManager.self {
      // A subclass may override the placement of lines.
      let isExtra = paragraphs[index].length == 0
      (fragment, used) = decideRectangles(
        fragment, used,
        isExtra
          ? NSRange(location: place, length: 0)
          : glyphs(ofPlaces: NSRange(location: place, length: line.range.length)), container)
    }
    (line.fragment, line.used, line.baseline) = (fragment, used, baseline)
    line.origin = CGPoint(x: fragment.minX + padding, y: fragment.minY + baseline - proposed)
    line.container = number
  }

  private func spacing(
    of index: Int, _ lines: [LayoutLine], _ container: NSTextContainer
  ) -> (before: CGFloat, line: CGFloat, after: CGFloat) {
    let place = starts[index]
    let values = lines.first?.source.text.paragraph ?? paragraphValues(at: place)
    guard let delegate else {
      return (
        max(0, values.paragraphSpacingBefore), max(0, values.lineSpacing),
        max(0, values.paragraphSpacing)
      )
    }
    let rect = CGRect(x: 0, y: 0, width: container.size.width, height: 0)
    let last = max(place, place + paragraphs[index].length - 1)
    return (
      delegate.layoutManager(
        self, paragraphSpacingBeforeGlyphAt: glyph(ofPlace: place),
        withProposedLineFragmentRect: rect),
      max(0, values.lineSpacing),
      delegate.layoutManager(
        self, paragraphSpacingAfterGlyphAt: glyph(ofPlace: last),
        withProposedLineFragmentRect: rect)
    )
  }

  private func lineSpacing(
    after line: LayoutLine, _ index: Int, _ spacing: CGFloat
  ) -> CGFloat {
    guard let delegate else { return spacing }
    return delegate.layoutManager(
      self,
      lineSpacingAfterGlyphAt: glyph(ofPlace: max(0, starts[index] + NSMaxRange(line.range) - 1)),
      withProposedLineFragmentRect: line.fragment)
  }

  /// Returns the expected height of a line, from the font of its first character.
  private func heightOfLine(_ index: Int, _ start: Int) -> CGFloat {
    let place = starts[index] + start
    let attributes =
      textStorage.flatMap {
        place < $0.length ? $0.attributes(at: place, effectiveRange: nil) : nil
      }
      ?? emptyLineAttributes ?? [:]
    return (attributes[.font] as? UIFont ?? defaults.font).lineHeight
  }

  private func isRightToLeft(_ index: Int) -> Bool {
    switch paragraphValues(at: starts[index]).direction {
    case .leftToRight: return false
    case .rightToLeft: return true
    case .natural:
      let range = NSRange(location: starts[index], length: paragraphs[index].contentLength)
      let text = (textStorage?.string as NSString?)?.substring(with: range)
      return text?.isRightToLeft ?? defaults.isRightToLeft
    }
  }
}
