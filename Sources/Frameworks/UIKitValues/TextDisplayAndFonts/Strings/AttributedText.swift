import TactusDisplayList

/// An attributed string prepared for layout (Text.ST1–ST6).
package struct AttributedText {
  /// The attributes for text that does not specify them.
  package struct Defaults {
    package var font: UIFont = .ofPlainText
    package var color: UIColor = .black
    package var paragraph = ParagraphValues()
    /// Whether the app's interface is right-to-left.
    package var isRightToLeft = false
    /// The traits with which colors are resolved.
    package var traits: UITraitCollection = .current
    /// Whether lines always wrap, even if the line break mode truncates, as in a multiline label.
    package var alwaysWraps = false
    /// The color of links.
    package var tint = UIColor.defaultTint
    /// The color of all text, overriding the string's color.
    package var overrideColor: UIColor?
    /// Whether the string continues a paragraph, so that its first line is indented like the
    /// others.
    var continuesParagraph = false
    /// The text container, for attachments.
    var textContainer: NSTextContainer?
    /// The width of a line, for attachments.
    var lineWidth: CGFloat = 0
    /// The offset in the original string of each unit of the string, and the end; empty for an
    /// original string.
    var origins: [Int] = []
    /// The offset of the string in the text, for attachments.
    var characterOffset = 0

    package init() {}
  }

  /// Consecutive paragraphs of equal style.
  private struct ParagraphBlock {
    var spans: [TextSpan] = []
    /// The indices of the spans in the system font, whose design depends on the size, in their
    /// order.
    var systemSpans: [Int] = []
    package var values: ParagraphValues
    var isRightToLeft: Bool
    var bytes = 0
    /// Whether the text may contain tabs.
    var mayHaveTabs = true
  }

  private var blocks: [ParagraphBlock] = []
  /// An attachment, with the color of the surrounding text and its offset.
  private struct InlineAttachment {
    let attachment: BaseTextAttachment
    let color: UIColor
    let place: AttachmentPlace

    /// Returns the frame without the padding.
    func frame(_ outer: DrawingRect) -> CGRect {
      let padding = max(0, attachment.lineLayoutPadding)
      return CGRect(
        x: outer.x + padding, y: outer.y, width: outer.width - 2 * padding, height: outer.height)
    }
  }

  /// The attachments by number.
  private var attachments: [InlineAttachment] = []
  private let defaults: Defaults

  package init(_ string: NSAttributedString, _ defaults: Defaults) {
    self.defaults = defaults
    let whole = string.string
    guard !Self.isPlainLine(string, whole) else {
      addPlainLine(whole)
      return
    }
    let text = whole as NSString
    var place = 0
    repeat {
      // A paragraph has the style of its first character (Text.ST1).
      var end = 0
      var contentsEnd = 0
      text.getParagraphStart(
        nil, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: place, length: 0))
      let style =
        place < text.length
        ? string.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
        : nil
      let values = style?.values ?? blocks.last?.values ?? defaults.paragraph
      add(string, NSRange(location: place, length: contentsEnd - place), values)
      // A string that ends with a paragraph separator has an empty last paragraph.
      if end == text.length, end > contentsEnd {
        add(string, NSRange(location: end, length: 0), values)
      }
      place = max(end, place + 1)
    } while place < text.length
  }

  /// The characters as laid out, with as many UTF-16 units as the string.
  package var shownText: String {
    blocks.map { $0.spans.map(\.text).joined() }.joined(separator: "\n")
  }

  /// The offset in the original string of each unit of the shown text; empty if they are equal.
  var origins: [Int] { defaults.origins }

  /// The values of the first paragraph.
  var paragraph: ParagraphValues { blocks.first?.values ?? defaults.paragraph }

  // MARK: Lines

  /// Lays out the text in lines.
  ///
  /// - Parameters:
  ///   - width: The width of the lines, in points; `nil` for no limit.
  ///   - lineLimit: The maximum number of lines; 0 for no limit.
  ///   - scale: The factor of all sizes.
  package func layout(width: CGFloat?, lineLimit: Int = 0, scale: CGFloat = 1) -> TextLayout {
    if blocks.count == 1 {
      return part(blocks[0], options(of: blocks[0], width: width), left: lineLimit, scale)
    }
    var whole = TextLayout([])
    var bytes = 0
    for (index, block) in blocks.enumerated() {
      let left = lineLimit == 0 ? 0 : lineLimit - whole.lines.count
      let isLast = index == blocks.count - 1
      let options = options(of: block, width: width)
      var part = part(block, options, left: left, scale)
      if left > 0, part.lines.count == left, !isLast, options.truncation != .none {
        // Text.ST4. The ellipsis also stands for the following paragraphs of another style.
        part = self.part(block, options, left: left, scale, hasMore: true)
      }
      let gap = blocks[..<index].last.map {
        $0.values.lineSpacing + $0.values.paragraphSpacing + block.values.paragraphSpacingBefore
      }
      whole.append(part, after: Double(gap ?? 0), from: bytes)
      bytes += block.bytes + 1
      if left > 0, part.lines.count >= left { break }
    }
    return whole
  }

  /// Lays out consecutive paragraphs of equal style.
  ///
  /// - Parameters:
  ///   - left: The number of lines that are left for them; 0 for no limit.
  ///   - hasMore: Whether there are paragraphs after them that an ellipsis also stands for.
  private func part(
    _ block: ParagraphBlock, _ options: TextOptions, left: Int, _ scale: CGFloat,
    hasMore: Bool = false
  ) -> TextLayout {
    var options = options
    if left > 0 {
      options.lineLimit = options.lineLimit == 0 ? left : min(left, options.lineLimit)
    }
    var spans = block.spans
    if scale != 1 {
      spans = spans.enumerated().map {
        $1.scaled(Double(scale), isSystem: block.systemSpans.contains($0))
      }
    }
    if hasMore, let last = spans.last { spans.append(TextSpan("\n ", last.style)) }
    return TextLayout(spans, options: options)
  }

  /// Returns the caret positions of each line of a layout without a line limit; positions count
  /// UTF-8 bytes, with one byte between paragraphs.
  package func carets(width: CGFloat?) -> [[CaretPosition]] {
    var bytes = 0
    return blocks.flatMap { block in
      defer { bytes += block.bytes + 1 }
      return TextLayout.carets(block.spans, options: options(of: block, width: width)).map { line in
        line.map { CaretPosition(byte: $0.byte + bytes, x: $0.x, end: $0.end) }
      }
    }
  }

  /// Draws a layout of the text and its attachments.
  package func draw(_ layout: TextLayout, at corner: CGPoint, in context: CGContext) {
    context.draw(layout, at: corner)
    for line in layout.lines {
      for place in line.attachments where attachments.indices.contains(place.number) {
        let inlay = attachments[place.number]
        inlay.attachment.draw(
          in: inlay.frame(place.frame).offsetBy(dx: corner.x, dy: corner.y), inlay.color,
          inlay.place)
      }
    }
  }

  /// Returns the attachments of a line, with their offsets in this text and their frames relative
  /// to the layout's corner.
  func attachments(
    in line: TextLine
  ) -> [(attachment: BaseTextAttachment, offset: Int, frame: CGRect)] {
    line.attachments.filter { attachments.indices.contains($0.number) }.map {
      let inlay = attachments[$0.number]
      return (
        inlay.attachment, inlay.place.index - defaults.characterOffset, inlay.frame($0.frame)
      )
    }
  }

  /// Whether each paragraph fits on one line at any width.
  var hasSingleLineParagraphs: Bool {
    !defaults.alwaysWraps
      && blocks.allSatisfy {
        $0.values.lineBreakMode.rawValue >= NSLineBreakMode.byClipping.rawValue
      }
  }

  // MARK: Internals

  /// Returns whether a string is one paragraph without attributes, as the texts of most labels.
  private static func isPlainLine(_ string: NSAttributedString, _ text: String) -> Bool {
    guard string.length > 0 else { return false }
    var range = NSRange()
    return string.attributes(at: 0, effectiveRange: &range).isEmpty
      && range.length == string.length && TextSpan.isPlainLine(text)
  }

  /// Adds the only paragraph, which has no attributes (Text.ST1, Text.ST2).
  private mutating func addPlainLine(_ text: String) {
    let values = defaults.paragraph
    var block = ParagraphBlock(
      values: values, isRightToLeft: isRightToLeft(text, values), bytes: text.utf8.count,
      mayHaveTabs: false)
    if defaults.font.usesOpticalSizes { block.systemSpans = [0] }
    block.spans = [TextSpan(text, AttributeReader.plainStyle(defaults))]
    blocks = [block]
  }

  /// Returns whether a paragraph is right-to-left.
  private func isRightToLeft(_ text: String, _ values: ParagraphValues) -> Bool {
    switch values.direction {
    case .leftToRight: false
    case .rightToLeft: true
    // Text.ST2. The first character with a direction decides.
    case .natural: text.isRightToLeft ?? defaults.isRightToLeft
    }
  }

  private mutating func add(
    _ string: NSAttributedString, _ range: NSRange, _ values: ParagraphValues
  ) {
    let whole = string.string
    let isWhole = range.location == 0 && range.length == string.length
    let text = isWhole ? whole : (whole as NSString).substring(with: range)
    let isRightToLeft = isRightToLeft(text, values)
    let isNew = blocks.last.map { $0.values != values || $0.isRightToLeft != isRightToLeft } ?? true
    if isNew { blocks.append(ParagraphBlock(values: values, isRightToLeft: isRightToLeft)) }
    let last = blocks.count - 1
    if !isNew, var style = blocks[last].spans.last?.style {
      style.attachment = nil
      let before = blocks[last].spans.count - 1
      if blocks[last].systemSpans.last == before { blocks[last].systemSpans.append(before + 1) }
      blocks[last].spans.append(TextSpan("\n", style))
      blocks[last].bytes += 1
    }
    if range.length == 0 {
      let place = min(range.location, string.length) - 1
      let attributes = place >= 0 ? string.attributes(at: place, effectiveRange: nil) : [:]
      let style = style(attributes)
      blocks[last].spans.append(TextSpan("", style))
    }
    string.enumerateAttributes(in: range) { attributes, part, _ in
      let text = part == range ? text : (whole as NSString).substring(with: part)
      // Line separators are laid out as paragraph separators; Unicode's other separators are rare.
      // Their UTF-8 form begins with a byte that few texts have.
      let plain =
        text.utf8.contains(0xE2) ? text.replacingOccurrences(of: "\u{2028}", with: "\n") : text
      let style = style(attributes, among: plain, at: part.location)
      blocks[last].spans.append(TextSpan(plain, style))
      blocks[last].bytes += plain.utf8.count
    }
  }

  private func options(of block: ParagraphBlock, width: CGFloat?) -> TextOptions {
    let values = block.values
    var options = TextOptions(width: width.map { Double($0) }, isRightToLeft: block.isRightToLeft)
    options.alignment = alignment(values, isRightToLeft: block.isRightToLeft)
    options.lineSpacing = Double(max(0, values.lineSpacing))
    options.paragraphSpacing = Double(max(0, values.paragraphSpacing))
    options.paragraphSpacingBefore = Double(max(0, values.paragraphSpacingBefore))
    let multiple = values.lineHeightMultiple
    options.lineHeightMultiple = multiple > 0 ? Double(multiple) : 1
    options.minimumLineHeight = Double(max(0, values.minimumLineHeight))
    options.maximumLineHeight = Double(max(0, values.maximumLineHeight))
    options.firstLineIndent = Double(
      defaults.continuesParagraph ? values.headIndent : values.firstLineHeadIndent)
    options.headIndent = Double(values.headIndent)
    if let width {
      options.tailIndent = Double(
        values.tailIndent > 0 ? max(0, width - values.tailIndent) : -values.tailIndent)
    }
    if block.mayHaveTabs {
      options.tabs = values.tabs.map {
        TextOptions.Tab(
          Double($0.location), alignmentOfTab($0.alignment), point: $0.columnTerminator)
      }
    }
    if values.tabInterval > 0 { options.tabInterval = Double(values.tabInterval) }
    switch values.lineBreakMode {
    case .byWordWrapping: break
    case .byCharWrapping: options.wrapping = .character
    // A clipped paragraph is one line (Text.ST3).
    case .byClipping: if !defaults.alwaysWraps { options.width = nil }
    case .byTruncatingHead: options.truncation = .head
    case .byTruncatingTail: options.truncation = .tail
    case .byTruncatingMiddle: options.truncation = .middle
    }
    if options.truncation != .none, !defaults.alwaysWraps { options.lineLimit = 1 }
    return options
  }

  private func alignment(
    _ values: ParagraphValues, isRightToLeft: Bool
  ) -> TextOptions.Alignment {
    switch values.alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: (defaults.alwaysWraps ? defaults.isRightToLeft : isRightToLeft) ? .right : .left
    }
  }

  private func alignmentOfTab(_ alignment: NSTextAlignment) -> TextOptions.Alignment {
    switch alignment {
    case .right: .right
    case .center: .center
    default: .left
    }
  }

  private mutating func style(
    _ attributes: [NSAttributedString.Key: Any], among text: String = "", at place: Int = 0
  ) -> TextStyle {
    let reader = AttributeReader(attributes, defaults)
    var style = reader.style
    // The next span has this style.
    let last = blocks.count - 1
    if reader.font.usesOpticalSizes { blocks[last].systemSpans.append(blocks[last].spans.count) }
    // Text.ST10. Only this character can be an attachment.
    guard let attachment = attributes[.attachment] as? BaseTextAttachment, text == "\u{FFFC}" else {
      return style
    }
    let place = AttachmentPlace(
      index: defaults.characterOffset + (origins.isEmpty ? place : origins[place]),
      attributes: attributes,
      container: defaults.textContainer)
    let line = CGRect(x: 0, y: 0, width: defaults.lineWidth, height: reader.font.lineHeight)
    let frame = attachment.layoutBounds(place, line: line)
    style.attachment = TextAttachment(
      number: attachments.count, width: Double(frame.width), height: Double(frame.height),
      rise: Double(frame.minY))
    attachments.append(InlineAttachment(attachment: attachment, color: reader.color, place: place))
    (style.ascent, style.descent) = (Double(max(0, frame.maxY)), Double(max(0, -frame.minY)))
    return style
  }
}

extension TextSpan {
  /// Returns the span in another size.
  func scaled(_ scale: Double, isSystem: Bool) -> TextSpan {
    var span = self
    let size = style.size * scale
    span.style.font = isSystem ? style.font.resized(to: size) : style.font
    span.style.size = size
    // The tracking is recomputed for the new size, not scaled (Text.ST6).
    span.style.tracking =
      isSystem
      ? SystemFont.tracking(size: size) + (style.tracking - SystemFont.tracking(size: style.size))
      : style.tracking * scale
    span.style.attachment = style.attachment.map {
      TextAttachment(
        number: $0.number, width: $0.width * scale, height: $0.height * scale,
        rise: $0.rise * scale)
    }
    span.style.ascent *= scale
    span.style.descent *= scale
    span.style.baselineOffset *= scale
    return span
  }
}

extension DrawingFont {
  /// Returns the font for a size, with the optical design of that size.
  fileprivate func resized(to size: Double) -> DrawingFont {
    SystemFont.font(size: size, weight: weight, isItalic: isItalic)
  }
}

extension String {
  /// Whether the first character with a direction is right-to-left; `nil` if there is none.
  ///
  /// - Source: Unicode Standard Annex 9, rules P2 and P3, by the blocks of scripts. Confidence:
  ///   documented.
  package var isRightToLeft: Bool? {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
        0x1E800...0x1EEFF:
        return true
      default:
        if scalar.properties.isAlphabetic { return false }
      }
    }
    return nil
  }
}
