/// How the lines of a paragraph are set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = ForeignMark()

  /// The usual one.
  public class var `default`: NSParagraphStyle { usual }

  /// Makes the usual one.
  public override init() {
    values = ParagraphValues()
    super.init()
  }

  init(_ values: ParagraphValues) {
    self.values = values
    super.init()
  }

  /// From where to where a language is read; for nil, that of the phone's usual one.
  ///
  /// - Parameter languageName: Its code, such as `ar` or `en-GB`.
  public class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let code = languageName?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first ?? "en"
    return languagesFromRight.contains(code.lowercased()) ? .rightToLeft : .leftToRight
  }

  /// What is left between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// What is left beneath a paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// What is left above a paragraph, in points, where another is above it.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Where lines are.
  open var alignment: NSTextAlignment { values.alignment }
  /// How far from where reading begins lines are, in points, except for the first.
  open var headIndent: CGFloat { values.headIndent }
  /// How far lines go: more than 0 from where reading begins, others from the other side.
  open var tailIndent: CGFloat { values.tailIndent }
  /// How far from where reading begins the first line is, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// How many times higher lines are than their letters want; 0 for once.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// What becomes of a line that is too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// From where to where it is read.
  open var baseWritingDirection: NSWritingDirection { values.direction }
  /// Where tabs lead to, the nearest first.
  open var tabStops: [NSTextTab]! { values.tabs }
  /// How far tabs lead beyond the last of those, in points; 0 for the usual 28.
  open var defaultTabInterval: CGFloat { values.tabInterval }

  /// One that does not change.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self) == NSParagraphStyle.self ? self : NSParagraphStyle(values)
  }

  /// One that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  /// Whether another object says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// Is the same for those that say the same.
  open override var hash: Int { values.hashValue }

  // MARK: Internals

  final var values: ParagraphValues

  private static let usual = NSParagraphStyle()

  /// Languages that are read from right to left.
  private static let languagesFromRight: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]
}
