/// A print formatter that lays out text (Printing.PR11–PR12).
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  private var content: NSAttributedString?
  private var isPlain: Bool

  /// Creates a formatter of a text in one style.
  public init(text: String) {
    content = NSAttributedString(string: text)
    isPlain = true
    super.init()
  }

  /// Creates a formatter of an attributed text.
  public init(attributedText: NSAttributedString) {
    content = NSAttributedString(attributedString: attributedText)
    isPlain = false
    super.init()
  }

  /// The text; setting it removes attributes.
  open var text: String? {
    get { content?.string }
    set {
      (content, isPlain) = (newValue.map { NSAttributedString(string: $0) }, true)
      textChanged()
    }
  }
  /// The attributed text.
  open var attributedText: NSAttributedString? {
    get { isPlain ? content.map(styled) : content }
    set {
      (content, isPlain) = (newValue.map { NSAttributedString(attributedString: $0) }, false)
      textChanged()
    }
  }
  /// The font of a text without attributes; the system font of 12 points by default.
  open var font: UIFont? { didSet { textChanged() } }
  /// The color of a text without attributes; black by default.
  open var color: UIColor? { didSet { textChanged() } }
  /// The alignment of a text without attributes.
  open var textAlignment = NSTextAlignment.natural { didSet { textChanged() } }

  open override var pageCount: Int { pages(of: attributedText)?.pageCount ?? 0 }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    pages(of: attributedText)?.draw(pageIndex - startPage, in: rect)
  }

  override func emptyCopy() -> UIPrintFormatter {
    let copy = UISimpleTextPrintFormatter(text: "")
    (copy.content, copy.isPlain) = (content, isPlain)
    (copy.font, copy.color, copy.textAlignment) = (font, color, textAlignment)
    return copy
  }

  /// The size of text without a font, in points.
  ///
  /// - Source: guess.
  private static let defaultSize: CGFloat = 12

  private func styled(_ text: NSAttributedString) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    return NSAttributedString(
      string: text.string,
      attributes: [
        .font: font ?? .systemFont(ofSize: Self.defaultSize),
        .foregroundColor: color ?? .black, .paragraphStyle: paragraph,
      ])
  }
}
