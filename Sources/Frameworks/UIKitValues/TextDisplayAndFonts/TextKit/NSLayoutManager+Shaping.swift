import TactusDisplayList

// The breaking of paragraphs into lines, with the same text layout as labels (TextKit.TK13).
extension NSLayoutManager {
  /// Breaks a part of a paragraph into lines.
  ///
  /// - Parameters:
  ///   - index: The index of the paragraph.
  ///   - part: The range of the part from the start of the paragraph, without the separator.
  ///   - width: The width of the lines; nil for no limit.
  ///   - container: The container.
  ///   - limit: The maximum number of lines, the last of which is truncated; 0 for no limit.
  func shape(
    _ index: Int, _ part: NSRange, width: CGFloat?, in container: NSTextContainer, limit: Int = 0
  ) -> [LayoutLine] {
    let paragraph = paragraphs[index]
    let range = NSRange(location: starts[index] + part.location, length: part.length)
    func attributed(_ joints: Set<Int>) -> AttributedText {
      attributedText(
        range, width: width, container, continues: part.location > 0,
        limit > 0 ? container.lineBreakMode : nil, joints: joints)
    }
    func breaks(_ layout: TextLayout, _ text: AttributedText) -> [Int] {
      let units = ByteOffsets(text.shownText, origins: text.origins)
      return layout.lines.dropFirst().map {
        part.location + units.unit(at: $0.range.lowerBound)
      }
    }
    var joints: Set<Int> = []
    var text = attributed(joints)
    var layout = text.layout(width: width, lineLimit: limit)
    var ends = breaks(layout, text)
    // Repeats the layout without the breaks that the delegate refuses, until it accepts all
    // (TextKit.TK32).
    while true {
      let new = refusedBreaks(ends.map { starts[index] + $0 }).subtracting(joints)
      guard !new.isEmpty else { break }
      joints.formUnion(new)
      text = attributed(joints)
      layout = text.layout(width: width, lineLimit: limit)
      ends = breaks(layout, text)
    }
    return layout.lines.enumerated().map { line, shaped in
      let start = line == 0 ? part.location : ends[line - 1]
      let isLast = line == layout.lines.count - 1
      let contentEnd = isLast ? NSMaxRange(part) : ends[line]
      let endsParagraph = isLast && contentEnd >= paragraph.contentLength
      let end = endsParagraph ? paragraph.length : contentEnd
      return LayoutLine(
        range: NSRange(location: start, length: max(0, end - start)), contentEnd: contentEnd,
        line: shaped.moved(by: 0, -shaped.frame.y),
        source: LineSource(text: text, width: width, start: part.location, index: line),
        isBroken: !endsParagraph)
    }
  }

  /// Returns a part of the text, prepared for shaping.
  ///
  /// - Parameters:
  ///   - range: The range in the text.
  ///   - width: The width of the lines.
  ///   - container: The container.
  ///   - continues: Whether the part starts within a paragraph.
  ///   - mode: The line break mode of the last line; nil for wrapping.
  ///   - joints: The offsets at which lines must not break.
  func attributedText(
    _ range: NSRange, width: CGFloat?, _ container: NSTextContainer, continues: Bool,
    _ mode: NSLineBreakMode?, joints: Set<Int> = []
  ) -> AttributedText {
    var defaults = defaults
    defaults.continuesParagraph = continues
    (defaults.textContainer, defaults.lineWidth) = (container, width ?? 0)
    defaults.characterOffset = range.location
    guard let storage = textStorage else {
      return AttributedText(NSAttributedString(string: ""), defaults)
    }
    if range.length == 0 {
      let attributes = attributesOfEmptyLine(at: range.location, storage)
      defaults.font = attributes[.font] as? UIFont ?? defaults.font
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        defaults.paragraph = style.values
      }
      return AttributedText(NSAttributedString(string: ""), defaults)
    }
    let part = NSMutableAttributedString(attributedString: storage.attributedSubstring(from: range))
    let whole = NSRange(location: 0, length: part.length)
    addDisplayAttributes(to: part, range.location)
    if continues || mode != nil {
      let style = NSMutableParagraphStyle(paragraphValues(at: range.location))
      if let mode { style.lineBreakMode = mode }
      part.addAttribute(.paragraphStyle, value: style, range: whole)
    }
    let string = part.string as NSString
    for joint in joints where joint > range.location && joint < NSMaxRange(range) {
      let place = joint - range.location
      let before = string.rangeOfComposedCharacterSequence(at: place - 1)
      let after = string.rangeOfComposedCharacterSequence(at: place)
      part.addAttribute(.unbreakable, value: true, range: NSUnionRange(before, after))
    }
    defaults.origins = showGlyphs(of: range.location, in: part, width: width, container)
    return AttributedText(part, defaults)
  }

  private func attributesOfEmptyLine(
    at place: Int, _ storage: NSTextStorage
  ) -> [NSAttributedString.Key: Any] {
    if place < storage.length { return storage.attributes(at: place, effectiveRange: nil) }
    if storage.length > 0 { return storage.attributes(at: place - 1, effectiveRange: nil) }
    return emptyLineAttributes ?? [:]
  }

  /// Computes the caret stops of a paragraph's lines.
  func fillStops(of index: Int) {
    guard var lines = paragraphs[index].lines, lines.contains(where: { $0.stops == nil }) else {
      return
    }
    var carets: (start: Int, lines: [[CaretPosition]], units: ByteOffsets)?
    for line in lines.indices where lines[line].stops == nil {
      let source = lines[line].source
      if carets?.start != source.start || source.index == 0 {
        carets = (
          source.start, source.text.carets(width: source.width), source.offsets
        )
      }
      guard let carets, carets.lines.indices.contains(source.index) else {
        lines[line].stops = []
        continue
      }
      let end = lines[line].contentEnd
      let stops = carets.lines[source.index].map { caret in
        LayoutStop(
          place: min(source.start + carets.units.unit(at: caret.byte), end),
          x: CGFloat(lines[line].line.frame.x + caret.x),
          end: CGFloat(lines[line].line.frame.x + caret.end))
      }
      lines[line].stops = source.text.origins.isEmpty ? stops : Self.joined(stops)
    }
    paragraphs[index].lines = lines
  }
}
