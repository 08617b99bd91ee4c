// The paragraphs of the text, and their invalidation (TextKit.TK13–TK14).
extension NSLayoutManager {
  /// Called when the layout manager is added to or removed from a storage.
  func storageChanged(to storage: NSTextStorage?) {
    (textStorage, rendering) = (storage, nil)
    invalidateAll()
  }

  /// Called when the area of a container has changed.
  func geometryChanged(of container: NSTextContainer, from size: CGSize) {
    textContainerChangedGeometry(container)
    if container.size != size {
      delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: size)
    }
  }

  /// Discards the whole layout.
  package func invalidateAll() {
    let length = textStorage?.length ?? 0
    paragraphs = split(NSRange(location: 0, length: length))
    (laidOutEnd, needsLayout, storedCount) = (0, true, 0)
    placeStarts(from: 0)
    layoutInvalidated(NSRange(location: 0, length: length))
  }

  /// Notifies of an invalidated range.
  func layoutInvalidated(_ range: NSRange) {
    guard !isLayingOut else { return }
    delegate?.layoutManagerDidInvalidateLayout(self)
    onLayoutChange?()
  }

  /// Discards the lines of the paragraphs of a range, and returns their range.
  func discardLines(in range: NSRange) -> NSRange {
    guard !paragraphs.isEmpty, textStorage != nil else { return range }
    let (first, last) = (paragraph(at: range.location), paragraph(at: NSMaxRange(range)))
    for index in first...max(first, last) {
      (paragraphs[index].lines, paragraphs[index].shaped) = (nil, nil)
      paragraphs[index].isMeasured = false
    }
    needsLayout = true
    let end = starts[max(first, last)] + paragraphs[max(first, last)].length
    return NSRange(location: starts[first], length: end - starts[first])
  }

  /// Replaces the paragraphs of an edited range (TextKit.TK14).
  ///
  /// - Parameters:
  ///   - range: The range in the current text.
  ///   - growth: The change in length.
  /// - Returns: The range of the new paragraphs.
  func replaceParagraphs(in range: NSRange, growth: Int) -> NSRange {
    let total = textStorage?.length ?? 0
    let known = (starts.last ?? 0) + (paragraphs.last?.length ?? 0)
    guard !paragraphs.isEmpty, known + growth == total, range.location != NSNotFound else {
      invalidateAll()
      return NSRange(location: 0, length: total)
    }
    // The preceding paragraph is included, because a line feed joins a carriage return.
    let first = paragraph(at: max(0, range.location - 1))
    let oldEnd = min(max(range.location, NSMaxRange(range) - growth), known)
    let last = max(first, paragraph(at: oldEnd))
    let start = starts[first]
    let end = starts[last] + paragraphs[last].length + growth
    let isAtEnd = last == paragraphs.count - 1
    let new = split(
      NSRange(location: start, length: max(0, end - start)), hasEmptyEnd: isAtEnd)
    paragraphs.replaceSubrange(first...last, with: new)
    placeStarts(from: first)
    needsLayout = true
    laidOutEnd = min(laidOutEnd, start)
    if growth != 0 || range.length > 0 { onEdit?(range, growth) }
    return NSRange(location: start, length: max(0, end - start))
  }

  /// Splits a range of the text at its paragraph separators.
  ///
  /// - Parameters:
  ///   - range: The range, which consists of whole paragraphs.
  ///   - hasEmptyEnd: Whether an empty paragraph follows a separator at the end.
  private func split(_ range: NSRange, hasEmptyEnd: Bool = true) -> [LayoutParagraph] {
    guard let text = textStorage?.string as NSString? else { return [] }
    var found: [LayoutParagraph] = []
    var place = range.location
    var endsWithSeparator = true
    while place < NSMaxRange(range) {
      var end = 0
      var contentsEnd = 0
      text.getParagraphStart(
        nil, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: place, length: 0))
      end = max(end, place + 1)
      found.append(
        LayoutParagraph(length: end - place, contentLength: max(0, contentsEnd - place)))
      endsWithSeparator = contentsEnd < end
      place = end
    }
    if hasEmptyEnd, endsWithSeparator { found.append(LayoutParagraph(length: 0, contentLength: 0)) }
    return found
  }

  private func placeStarts(from index: Int) {
    knownInsertedPlaces = nil
    if starts.count > paragraphs.count { starts.removeLast(starts.count - paragraphs.count) }
    while starts.count < paragraphs.count { starts.append(0) }
    var place =
      index == 0 || paragraphs.isEmpty ? 0 : starts[index - 1] + paragraphs[index - 1].length
    for index in index..<max(index, paragraphs.count) {
      starts[index] = place
      place += paragraphs[index].length
    }
  }

  /// Returns the index of the paragraph of an offset, 0 for an empty text.
  func paragraph(at place: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the values of the style of a glyph's paragraph.
  func paragraphValues(ofGlyph glyph: Int) -> ParagraphValues {
    paragraphValues(at: place(ofGlyph: glyph).place)
  }

  /// Returns the values of the style of a paragraph.
  func paragraphValues(at place: Int) -> ParagraphValues {
    guard let storage = textStorage, place >= 0, place < storage.length else {
      return (emptyLineAttributes?[.paragraphStyle] as? NSParagraphStyle)?.values
        ?? defaults.paragraph
    }
    let style = storage.attributes(at: place, effectiveRange: nil)[.paragraphStyle]
    return (style as? NSParagraphStyle)?.values ?? defaults.paragraph
  }
}
