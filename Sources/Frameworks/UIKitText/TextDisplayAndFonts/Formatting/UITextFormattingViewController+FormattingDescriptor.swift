extension UITextFormattingViewController {
  /// The formatting of a text, or of what is typed next.
  public struct FormattingDescriptor {
    /// The fonts, each once, in the order of the text.
    public var fonts: [UIFont] = []
    /// The colors, each once, in the order of the text.
    public var textColors: [UIColor] = []
    /// The height of lines in points; nil if the font determines it, or paragraphs differ.
    public var lineHeight: Double?
    /// Whether any text is underlined.
    public var underlinePresent = false
    /// Whether any text is struck through.
    public var strikethroughPresent = false
    /// The alignments of the paragraphs.
    public var textAlignments: Set<TextAlignment> = []
    /// The lists to which the paragraphs belong.
    public var textLists: Set<TextList> = []
    /// The highlights of the text.
    public var highlights: Set<Highlight> = []
    /// The key of the formatting style of the text; nil for none.
    public var formattingStyleKey: String?

    /// Creates a descriptor without any formatting.
    public init() {}

    /// Creates the descriptor of text with attributes.
    public init(attributes: [NSAttributedString.Key: Any]) { add(attributes, isFirst: true) }

    /// Creates the descriptor of text with attributes.
    public init(attributes: AttributeContainer) {
      self.init(attributes: attributes.dictionary)
    }

    /// Creates the descriptor of a text.
    public init(string: some AttributedStringProtocol) {
      for (index, run) in string.runs.enumerated() {
        add(run.attributes.dictionary, isFirst: index == 0)
      }
    }

    /// Creates the descriptor of a part of a text.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - range: The part in UTF-16 units; what is beyond the text is left out.
    public init(string: NSAttributedString, range: NSRange) {
      let part = range.clamped(toLength: string.length)
      guard part.length > 0 else { return }
      string.enumerateAttributes(in: part) { attributes, run, _ in
        add(attributes, isFirst: run.location == part.location)
      }
    }
  }
}

extension UITextFormattingViewController.FormattingDescriptor {
  /// Returns whether there are fonts, and all of them have a trait.
  func hasTrait(_ trait: UIFontDescriptor.SymbolicTraits) -> Bool {
    !fonts.isEmpty && fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(trait) }
  }

  /// Adds the formatting of a run of text.
  private mutating func add(_ attributes: [NSAttributedString.Key: Any], isFirst: Bool) {
    if let font = attributes[.font] as? UIFont, !fonts.contains(font) { fonts.append(font) }
    if let color = attributes[.foregroundColor] as? UIColor, !textColors.contains(color) {
      textColors.append(color)
    }
    if Self.hasLine(attributes[.underlineStyle]) { underlinePresent = true }
    if Self.hasLine(attributes[.strikethroughStyle]) { strikethroughPresent = true }
    let style = attributes[.paragraphStyle] as? NSParagraphStyle
    textAlignments.insert(.init(nsTextAlignment: style?.alignment ?? .natural))
    let height = style.flatMap { $0.minimumLineHeight > 0 ? Double($0.minimumLineHeight) : nil }
    lineHeight = isFirst || lineHeight == height ? height : nil
  }

  /// Returns whether a value of an underline or a strikethrough is a line.
  private static func hasLine(_ value: Any?) -> Bool {
    ((value as? NSNumber)?.intValue ?? value as? Int ?? 0) != 0
  }
}
