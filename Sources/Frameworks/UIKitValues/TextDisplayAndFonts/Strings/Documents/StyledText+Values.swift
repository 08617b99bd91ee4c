internal import TactusDocumentReading

// Conversion between styled text and document styles.

extension StyledText.Style {
  /// Converts a document's text style; values are clamped to the limits.
  init(_ style: DocumentTextStyle) {
    self.init(
      fontName: String(style.fontName.prefix(ReaderLimits.fontNameBytes / 4)),
      size: min(max(1, style.size.isFinite ? style.size : 1), ReaderLimits.greatestLength))
    (isBold, isItalic) = (style.isBold, style.isItalic)
    underline = min(max(0, style.underline.rawValue), ReaderLimits.greatestLineStyle)
    strikethrough = min(max(0, style.strikethrough.rawValue), ReaderLimits.greatestLineStyle)
    color = style.color.map(StyledText.Color.init)
    background = style.background.map(StyledText.Color.init)
    baselineOffset = StyledText.limited(style.baselineOffset)
    kern = StyledText.limited(style.kern)
    link = style.link.flatMap { $0.utf8.count <= ReaderLimits.addressBytes ? $0 : nil }
  }
}

extension DocumentTextStyle {
  /// Converts a reader's text style.
  init(_ style: StyledText.Style) {
    self.init(fontName: style.fontName, size: style.size)
    (isBold, isItalic) = (style.isBold, style.isItalic)
    underline = NSUnderlineStyle(rawValue: style.underline)
    strikethrough = NSUnderlineStyle(rawValue: style.strikethrough)
    color = style.color.map(DocumentColor.init)
    background = style.background.map(DocumentColor.init)
    (baselineOffset, kern, link) = (style.baselineOffset, style.kern, style.link)
  }
}

extension StyledText.Color {
  fileprivate init(_ color: DocumentColor) {
    func component(_ value: Double) -> Double { value.isFinite ? min(max(0, value), 1) : 0 }
    self.init(
      red: component(color.red), green: component(color.green), blue: component(color.blue),
      alpha: component(color.alpha))
  }
}

extension DocumentColor {
  fileprivate init(_ color: StyledText.Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension StyledText.Paragraph {
  /// Converts a paragraph style; values are clamped to the limits.
  init(_ values: ParagraphValues) {
    self.init()
    (alignment, direction) = (values.alignment.rawValue, values.direction.rawValue)
    for (length, path) in ParagraphValues.lengths {
      self[length] = StyledText.limited(Double(values[keyPath: path]))
    }
    tabs = values.tabs.prefix(ReaderLimits.paragraphTabs).map {
      StyledText.Tab(
        alignment: $0.alignment.rawValue, location: StyledText.limited(Double($0.location)))
    }
  }
}

extension ParagraphValues {
  /// Converts a reader's paragraph style.
  init(_ paragraph: StyledText.Paragraph) {
    self.init()
    alignment = NSTextAlignment(rawValue: paragraph.alignment) ?? .natural
    direction = NSWritingDirection(rawValue: paragraph.direction) ?? .natural
    for (length, path) in Self.lengths { self[keyPath: path] = CGFloat(paragraph[length]) }
    tabs = paragraph.tabs.map {
      NSTextTab(
        textAlignment: NSTextAlignment(rawValue: $0.alignment) ?? .left,
        location: CGFloat($0.location))
    }
  }

  fileprivate static var lengths: [(StyledText.Length, WritableKeyPath<ParagraphValues, CGFloat>)] {
    [
      (.lineSpacing, \.lineSpacing), (.paragraphSpacing, \.paragraphSpacing),
      (.paragraphSpacingBefore, \.paragraphSpacingBefore), (.headIndent, \.headIndent),
      (.tailIndent, \.tailIndent), (.firstLineHeadIndent, \.firstLineHeadIndent),
      (.minimumLineHeight, \.minimumLineHeight), (.maximumLineHeight, \.maximumLineHeight),
      (.lineHeightMultiple, \.lineHeightMultiple), (.tabInterval, \.tabInterval),
    ]
  }
}

extension StyledText {
  /// Clamps a length to a reader's limits.
  fileprivate static func limited(_ value: Double) -> Double {
    let limit = ReaderLimits.greatestLength
    return value.isFinite ? min(max(-limit, value), limit) : 0
  }
}
