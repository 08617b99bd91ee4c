/// A print formatter that lays out HTML.
///
/// The text is printed with the styles that attributed strings support; scripts, frames and
/// external URLs are ignored (Printing.PR13).
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The HTML text.
  open var markupText: String? { didSet { textChanged() } }

  /// Creates a formatter of an HTML text.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  open override var pageCount: Int { pages(of: content)?.pageCount ?? 0 }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    pages(of: content)?.draw(pageIndex - startPage, in: rect)
  }

  override func emptyCopy() -> UIPrintFormatter {
    UIMarkupTextPrintFormatter(markupText: markupText ?? "")
  }

  private var content: NSAttributedString? {
    guard let markupText else { return nil }
    return try? NSAttributedString(
      data: Data(markupText.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }
}
