// The layout of a part of a long text (TextKit.TK25–TK27).
extension NSLayoutManager {
  /// Whether paragraphs are laid out only on request (TextKit.TK25).
  package var isNonContiguous: Bool {
    allowsNonContiguousLayout && paragraphs.count >= Self.nonContiguousCount && isSimple
  }

  /// The number of paragraphs from which a text may be laid out in parts.
  ///
  /// - Source: none; fewer are laid out within a few frames. Confidence: guess.
  private static let nonContiguousCount = 500
  /// The maximum number of paragraphs whose lines are stored.
  ///
  /// - Source: none; a few hundred screens. Confidence: guess.
  private static let storedParagraphs = 4_000
  /// The number of paragraphs around a position whose lines are kept.
  ///
  /// - Source: none. Confidence: guess.
  private static let storedNeighbors = 500
  /// The width of a character as a fraction of the point size, for alphabets and for Chinese,
  /// Japanese and Korean.
  ///
  /// - Source: none. Confidence: guess.
  private static let narrowCharacter: CGFloat = 0.48, wideCharacter: CGFloat = 1

  /// Sets the tops of all paragraphs, with estimated heights for those that are not laid out
  /// (TextKit.TK26).
  func placeEstimates(in container: NSTextContainer) {
    guard let storage = textStorage else { return }
    let attributes = storage.length > 0 ? storage.attributes(at: 0, effectiveRange: nil) : [:]
    let font = attributes[.font] as? UIFont ?? defaults.font
    let values = paragraphValues(at: 0)
    let text = storage.string as NSString
    let lineHeight = font.lineHeight + max(0, values.lineSpacing)
    let room = max(1, container.textWidth ?? NSTextContainer.unlimited)
    for index in paragraphs.indices where paragraphs[index].height == 0 {
      let length = paragraphs[index].contentLength
      let isWide = length > 0 && text.character(at: starts[index]) >= 0x2E80
      let character = font.pointSize * (isWide ? Self.wideCharacter : Self.narrowCharacter)
      let lines = max(1, (CGFloat(length) * character / room).rounded(.up))
      paragraphs[index].height = lines * lineHeight
      paragraphs[index].usedEnds = (0, room)
      paragraphs[index].spacingBefore = max(0, values.paragraphSpacingBefore)
      paragraphs[index].spacingAfter = max(0, values.paragraphSpacing)
    }
    placeTops(from: 0)
  }

  /// Sets the tops of the paragraphs from an index on.
  func placeTops(from first: Int) {
    if tops.count != paragraphs.count { tops = Array(repeating: 0, count: paragraphs.count) }
    guard first < paragraphs.count else { return }
    var top = first == 0 ? 0 : tops[first - 1] + paragraphs[first - 1].height
    if first > 0 { top += paragraphs[first - 1].spacingAfter }
    for index in first..<paragraphs.count {
      if index > 0 { top += paragraphs[index].spacingBefore }
      tops[index] = top
      top += paragraphs[index].height
      if index < paragraphs.count - 1 { top += paragraphs[index].spacingAfter }
    }
  }

  /// Lays out paragraphs if needed (TextKit.TK25).
  func layOut(paragraphs range: ClosedRange<Int>) {
    layOut()
    guard let container = textContainers.first, !isLayingOut, isNonContiguous else { return }
    let range = range.clamped(to: 0...(paragraphs.count - 1))
    guard range.contains(where: { paragraphs[$0].lines == nil }) else { return }
    isLayingOut = true
    for index in range where paragraphs[index].lines == nil {
      stack(index, in: container)
      storedCount += 1
    }
    isLayingOut = false
    placeTops(from: range.lowerBound)
    delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: false)
  }

  /// Lays out the paragraphs of a range of the text (TextKit.TK25).
  func layOut(_ range: NSRange) {
    layOut()
    guard !paragraphs.isEmpty, range.location != NSNotFound else { return }
    let first = paragraph(at: range.location)
    layOut(paragraphs: first...max(first, paragraph(at: max(range.location, NSMaxRange(range)))))
  }

  /// Lays out the paragraphs between two heights, and their neighbors (TextKit.TK25).
  ///
  /// - Returns: The indices of the paragraphs that intersect the area.
  func layOut(from top: CGFloat, to bottom: CGFloat) -> ClosedRange<Int> {
    layOut()
    let all = 0...max(0, paragraphs.count - 1)
    guard isNonContiguous else { return max(0, paragraph(atHeight: top) - 1)...all.upperBound }
    let first = max(0, paragraph(atHeight: top) - 1)
    var last = first
    // Measured heights can move more paragraphs into the area.
    repeat {
      let next = min(last + Self.step, all.upperBound)
      layOut(paragraphs: last...next)
      last = next
    } while last < all.upperBound && tops[last] <= bottom
    if storedCount > Self.storedParagraphs { discardLines(farFrom: first...last) }
    return first...last
  }

  /// The number of paragraphs that are laid out together.
  ///
  /// - Source: none; about a screen. Confidence: guess.
  private static let step = 24

  /// Discards the lines of distant paragraphs, and keeps their heights (TextKit.TK27).
  private func discardLines(farFrom range: ClosedRange<Int>) {
    let near = (range.lowerBound - Self.storedNeighbors)...(range.upperBound + Self.storedNeighbors)
    storedCount = 0
    for index in paragraphs.indices where paragraphs[index].lines != nil {
      if near.contains(index) {
        storedCount += 1
      } else {
        (paragraphs[index].lines, paragraphs[index].shaped) = (nil, nil)
      }
    }
  }
}
