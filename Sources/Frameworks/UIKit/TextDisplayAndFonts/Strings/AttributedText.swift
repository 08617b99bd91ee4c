import DisplayList

/// A string with attributes, made ready to be put into lines.
///
/// Source: Documentation/Behaviour/Text.md#strings (ST1–ST6)
struct AttributedText {
  /// What holds where the string says nothing.
  struct Defaults {
    var font: UIFont = .systemFont(ofSize: 12)
    var color: UIColor = .black
    var paragraph = ParagraphValues()
    /// Whether the app is read from right to left.
    var isRightToLeft = false
    /// By which colours are resolved.
    var traits: UITraitCollection = .current
    /// Whether lines go on in the next whatever the string says of lines that are too long, as in a
    /// label of several lines.
    var wrapsAlways = false
    /// The colour of links.
    var tint = UIColor.defaultTint
    /// The colour of all letters, in place of the string's own.
    var onlyColor: UIColor?
  }

  /// Paragraphs one after another that are set alike.
  private struct Block {
    var spans: [TextSpan] = []
    /// Which of the spans are in the phone's own font, whose cut depends on the size.
    var systemSpans: Set<Int> = []
    var values: ParagraphValues
    var isFromRight: Bool
    var bytes = 0
  }

  private var blocks: [Block] = []
  /// What stands among the letters, by its number, with the colour of letters there.
  private var attachments: [(attachment: NSTextAttachment, color: UIColor)] = []
  private let defaults: Defaults

  init(_ string: NSAttributedString, _ defaults: Defaults) {
    self.defaults = defaults
    let text = string.string as NSString
    var place = 0
    repeat {
      // ST1. A paragraph has the style of its first letter.
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
      // A string that ends with a paragraph's end has an empty paragraph after it.
      if end == text.length, end > contentsEnd {
        add(string, NSRange(location: end, length: 0), values)
      }
      place = max(end, place + 1)
    } while place < text.length
  }

  // MARK: Lines

  /// Puts the text into lines.
  ///
  /// - Parameters:
  ///   - width: How wide lines may be, in points; nil for any width.
  ///   - lineLimit: How many there may be; 0 for any number.
  ///   - scale: What sizes are multiplied by.
  func layout(width: CGFloat?, lineLimit: Int = 0, scale: CGFloat = 1) -> TextLayout {
    var whole = TextLayout([])
    var bytes = 0
    for (index, block) in blocks.enumerated() {
      let left = lineLimit == 0 ? 0 : lineLimit - whole.lines.count
      let isLast = index == blocks.count - 1
      var options = options(of: block, width: width)
      if left > 0 {
        options.lineLimit = options.lineLimit == 0 ? left : min(left, options.lineLimit)
      }
      let spans =
        scale == 1
        ? block.spans
        : block.spans.enumerated().map {
          $1.scaled(Double(scale), isSystem: block.systemSpans.contains($0))
        }
      var part = TextLayout(spans, options: options)
      if left > 0, part.lines.count == left, !isLast, options.truncation != .none {
        // ST4. The ellipsis also stands for paragraphs that are set otherwise.
        let more = spans.last.map { TextSpan("\n ", $0.style) }
        part = TextLayout(spans + [more].compactMap(\.self), options: options)
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

  /// Where a caret can stand in each of the lines that a layout without limit has; places are counted in
  /// the bytes of the text, in which each paragraph ends with one.
  func carets(width: CGFloat?) -> [[TextCaretStop]] {
    var bytes = 0
    return blocks.flatMap { block in
      defer { bytes += block.bytes + 1 }
      return TextLayout.carets(block.spans, options: options(of: block, width: width)).map { line in
        line.map { TextCaretStop(byte: $0.byte + bytes, x: $0.x, end: $0.end) }
      }
    }
  }

  /// Draws the text, laid out, and what stands among its letters.
  func draw(_ layout: TextLayout, at corner: CGPoint, in context: CGContext) {
    context.draw(layout, at: corner)
    for line in layout.lines {
      for inlay in line.inlays where attachments.indices.contains(inlay.number) {
        let (attachment, color) = attachments[inlay.number]
        let frame = CGRect(
          x: inlay.frame.x, y: inlay.frame.y, width: inlay.frame.width, height: inlay.frame.height)
        attachment.draw(in: frame.offsetBy(dx: corner.x, dy: corner.y), color)
      }
    }
  }

  /// Whether each paragraph is one line, whatever room there is.
  var isOneLineEach: Bool {
    !defaults.wrapsAlways
      && blocks.allSatisfy {
        $0.values.lineBreakMode.rawValue >= NSLineBreakMode.byClipping.rawValue
      }
  }

  // MARK: Internals

  private mutating func add(
    _ string: NSAttributedString, _ range: NSRange, _ values: ParagraphValues
  ) {
    let text = (string.string as NSString).substring(with: range)
    let isFromRight: Bool =
      switch values.direction {
      case .leftToRight: false
      case .rightToLeft: true
      // ST2. As its first letter with a direction is.
      case .natural: text.isReadFromRight ?? defaults.isRightToLeft
      }
    let isNew = blocks.last.map { $0.values != values || $0.isFromRight != isFromRight } ?? true
    if isNew { blocks.append(Block(values: values, isFromRight: isFromRight)) }
    let last = blocks.count - 1
    if !isNew, var style = blocks[last].spans.last?.style {
      style.inlay = nil
      let before = blocks[last].spans.count - 1
      if blocks[last].systemSpans.contains(before) { blocks[last].systemSpans.insert(before + 1) }
      blocks[last].spans.append(TextSpan("\n", style))
      blocks[last].bytes += 1
    }
    if range.length == 0 {
      let place = min(range.location, string.length) - 1
      let attributes = place >= 0 ? string.attributes(at: place, effectiveRange: nil) : [:]
      let style = style(attributes)
      blocks[last].spans.append(TextSpan("", style))
    }
    string.enumerateAttributes(in: range) { attributes, range, _ in
      let text = (string.string as NSString).substring(with: range)
      // Lines within a paragraph end as paragraphs do here; the others of Unicode's signs are rare.
      let plain = text.replacingOccurrences(of: "\u{2028}", with: "\n")
      let style = style(attributes, among: plain)
      blocks[last].spans.append(TextSpan(plain, style))
      blocks[last].bytes += plain.utf8.count
    }
  }

  private func options(of block: Block, width: CGFloat?) -> TextOptions {
    let values = block.values
    var options = TextOptions(width: width.map { Double($0) }, isRightToLeft: block.isFromRight)
    options.alignment = alignment(values, isFromRight: block.isFromRight)
    options.lineSpacing = Double(max(0, values.lineSpacing))
    options.paragraphSpacing = Double(max(0, values.paragraphSpacing))
    options.paragraphSpacingBefore = Double(max(0, values.paragraphSpacingBefore))
    let multiple = values.lineHeightMultiple
    options.lineHeightMultiple = multiple > 0 ? Double(multiple) : 1
    options.minimumLineHeight = Double(max(0, values.minimumLineHeight))
    options.maximumLineHeight = Double(max(0, values.maximumLineHeight))
    options.firstLineIndent = Double(values.firstLineHeadIndent)
    options.headIndent = Double(values.headIndent)
    if let width {
      options.tailIndent = Double(
        values.tailIndent > 0 ? max(0, width - values.tailIndent) : -values.tailIndent)
    }
    options.tabs = values.tabs.map {
      TextOptions.Tab(Double($0.location), alignmentOfTab($0.alignment))
    }
    if values.tabInterval > 0 { options.tabInterval = Double(values.tabInterval) }
    switch values.lineBreakMode {
    case .byWordWrapping: break
    case .byCharWrapping: options.wrapping = .character
    // ST3. A paragraph that does not wrap is one line.
    case .byClipping: if !defaults.wrapsAlways { options.width = nil }
    case .byTruncatingHead: options.truncation = .head
    case .byTruncatingTail: options.truncation = .tail
    case .byTruncatingMiddle: options.truncation = .middle
    }
    if options.truncation != .none, !defaults.wrapsAlways { options.lineLimit = 1 }
    return options
  }

  private func alignment(
    _ values: ParagraphValues, isFromRight: Bool
  ) -> TextOptions.Alignment {
    switch values.alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: (defaults.wrapsAlways ? defaults.isRightToLeft : isFromRight) ? .right : .left
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
    _ attributes: [NSAttributedString.Key: Any], among text: String = ""
  ) -> TextStyle {
    let reader = AttributeReader(attributes, defaults)
    var style = reader.style
    // The span of this style comes next.
    let last = blocks.count - 1
    if reader.font.isSystemCut { blocks[last].systemSpans.insert(blocks[last].spans.count) }
    // ST10. Only this letter is one that something can stand in the place of.
    guard let attachment = attributes[.attachment] as? NSTextAttachment, text == "\u{FFFC}" else {
      return style
    }
    let place = attachment.place
    style.inlay = TextInlay(
      number: attachments.count, width: Double(place.width), height: Double(place.height),
      rise: Double(place.minY))
    attachments.append((attachment, reader.color))
    (style.ascent, style.descent) = (Double(max(0, place.maxY)), Double(max(0, -place.minY)))
    return style
  }
}

extension TextSpan {
  /// The same in another size.
  func scaled(_ scale: Double, isSystem: Bool) -> TextSpan {
    var span = self
    let size = style.size * scale
    span.style.font = isSystem ? style.font.resized(to: size) : style.font
    span.style.size = size
    // ST6. Tracking is that of the new size, not as much smaller as the letters are.
    span.style.tracking =
      isSystem
      ? SystemFont.tracking(size: size) + (style.tracking - SystemFont.tracking(size: style.size))
      : style.tracking * scale
    span.style.inlay = style.inlay.map {
      TextInlay(
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
  /// The cut of the phone's own font for a size.
  fileprivate func resized(to size: Double) -> DrawingFont {
    SystemFont.font(size: size, weight: weight, isItalic: isItalic)
  }
}

extension String {
  /// Whether its first letter that has a direction is read from right to left; nil if none has.
  ///
  /// - Source: Unicode Standard Annex 9, rules P2 and P3, by the blocks of scripts. Confidence:
  ///   documented.
  var isReadFromRight: Bool? {
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
