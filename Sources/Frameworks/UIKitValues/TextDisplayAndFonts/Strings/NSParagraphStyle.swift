/// The style of a paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding,
  @unchecked Sendable
{
  private let mark = ObjectHeaderPadding()

  /// The default style.
  public class var `default`: NSParagraphStyle { defaultStyle }

  /// Creates a style with the default values.
  public override init() {
    values = ParagraphValues()
    super.init()
  }

  /// Creates a style from an archive (Archives.AR11).
  public required init?(coder: NSCoder) {
    values = ParagraphValues()
    super.init()
    guard coder.hasArchive(of: "NSParagraphStyle", marked: Self.tabsKey),
      let tabs = coder.decodeObject(of: [NSArray.self, NSTextTab.self], forKey: Self.tabsKey)
    else { return nil }
    values.tabs = (tabs as? NSArray)?.compactMap { $0 as? NSTextTab } ?? []
    let lists = coder.decodeObject(of: [NSArray.self, NSTextList.self], forKey: Self.listsKey)
    values.textLists = (lists as? NSArray)?.compactMap { $0 as? NSTextList } ?? []
    Self.archived.decode(self, from: coder)
  }

  /// Styles support secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes all values (Archives.AR11).
  open func encode(with coder: NSCoder) {
    coder.encode(NSArray(array: values.tabs), forKey: Self.tabsKey)
    coder.encode(NSArray(array: values.textLists), forKey: Self.listsKey)
    Self.archived.encode(self, with: coder)
  }

  package init(_ values: ParagraphValues) {
    self.values = values
    super.init()
  }

  /// Returns the writing direction of a language; nil for English.
  ///
  /// - Parameter languageName: The language code, such as `ar` or `en-GB`.
  public class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let code = languageName?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first ?? "en"
    return rightToLeftLanguages.contains(code.lowercased()) ? .rightToLeft : .leftToRight
  }

  /// The space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space below a paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above a paragraph other than the first, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The alignment of the lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The indent of all lines but the first from the leading edge, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of the lines, in points: from the leading edge if positive, otherwise from the
  /// trailing edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The indent of the first line from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The minimum height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the natural line height; 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The treatment of lines that are too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The base writing direction.
  open var baseWritingDirection: NSWritingDirection { values.direction }
  /// The tab stops, the nearest first.
  open var tabStops: [NSTextTab]! { values.tabs }
  /// The interval of tabs after the last tab stop, in points; 0 for the default of 28.
  open var defaultTabInterval: CGFloat { values.tabInterval }
  /// The lists that contain the paragraph, outermost first; stored: only markers in the text are
  /// drawn.
  open var textLists: [NSTextList] { values.textLists }
  /// The fraction of a line's width below which words are hyphenated; stored: words are not
  /// hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether the system's hyphenation is used; stored: words are not hyphenated.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether letter spacing is tightened before truncation; stored: it is not.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
  /// The line break strategies; stored: lines break by Unicode's rules.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// Line break strategies.
  public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Avoids a single word on the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Avoids breaks within Hangul words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The strategies of labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self) == NSParagraphStyle.self ? self : NSParagraphStyle(values)
  }

  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  /// Returns whether another object is a style with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// The hash of the values.
  open override var hash: Int { values.hashValue }

  // MARK: Internals

  package final var values: ParagraphValues

  private static let tabsKey = "TactusTabStops"
  private static let listsKey = "TactusTextLists"

  private static var archived: [ArchivedProperty<NSParagraphStyle>] {
    [
      .init("TactusLineSpacing", \.values.lineSpacing),
      .init("TactusParagraphSpacing", \.values.paragraphSpacing),
      .init("TactusParagraphSpacingBefore", \.values.paragraphSpacingBefore),
      .init("TactusAlignment", \.values.alignment),
      .init("TactusHeadIndent", \.values.headIndent),
      .init("TactusTailIndent", \.values.tailIndent),
      .init("TactusFirstLineHeadIndent", \.values.firstLineHeadIndent),
      .init("TactusMinimumLineHeight", \.values.minimumLineHeight),
      .init("TactusMaximumLineHeight", \.values.maximumLineHeight),
      .init("TactusLineHeightMultiple", \.values.lineHeightMultiple),
      .init("TactusLineBreakMode", \.values.lineBreakMode),
      .init("TactusDirection", \.values.direction),
      .init("TactusTabInterval", \.values.tabInterval),
      .init("TactusHyphenationFactor", \.values.hyphenationFactor),
      .init("TactusDefaultHyphenation", \.values.usesDefaultHyphenation),
      .init("TactusTightening", \.values.allowsTightening),
      .init("TactusLineBreakStrategy", \.values.lineBreakStrategy),
    ]
  }

  private static let defaultStyle = NSParagraphStyle()

  /// The codes of right-to-left languages.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]
}
