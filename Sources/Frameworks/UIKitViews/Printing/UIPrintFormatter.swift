/// The layout of content on the pages of a print page renderer.
///
/// The base class draws nothing (Printing.PR10–PR14).
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject, NSCopying {
  /// Creates a formatter.
  public override init() { super.init() }

  // MARK: Renderer

  /// The renderer of the formatter.
  open private(set) weak var printPageRenderer: UIPrintPageRenderer?

  /// Removes the formatter from its renderer.
  open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }

  func join(_ renderer: UIPrintPageRenderer) { printPageRenderer = renderer }
  func leave() { printPageRenderer = nil }

  /// Whether the content is drawn on the main thread; true by default.
  ///
  /// Formatters that return false are drawn there too (Printing.PR16).
  open var requiresMainThread: Bool { true }

  // MARK: Layout

  /// The maximum height of the content of a page, in points; 0 for no limit.
  open var maximumContentHeight: CGFloat = 0
  /// The maximum width of the content, in points; 0 for no limit.
  open var maximumContentWidth: CGFloat = 0
  /// The content insets: left and right on each page, top on the first.
  @available(*, deprecated, message: "Use perPageContentInsets instead.")
  open var contentInsets: UIEdgeInsets {
    get { firstPageInsets }
    set { firstPageInsets = newValue }
  }
  private var firstPageInsets = UIEdgeInsets.zero
  /// The content insets within the content area of each page.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The index of the first page that the formatter draws on.
  open var startPage = 0

  /// The number of pages of the content; 0 without a renderer.
  open var pageCount: Int { 0 }

  /// Returns the area of the content of a page; an empty rectangle without a renderer.
  ///
  /// - Parameter pageIndex: The index of the page in the document.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    guard let area = printPageRenderer?.contentRect else { return .zero }
    let (each, first) = (perPageContentInsets, firstPageInsets)
    let top = pageIndex == startPage ? each.top + first.top : each.top
    var width = area.width - each.left - each.right - first.left - first.right
    var height = area.height - top - each.bottom
    if maximumContentWidth > 0 { width = min(width, maximumContentWidth) }
    if maximumContentHeight > 0 { height = min(height, maximumContentHeight) }
    return CGRect(
      x: area.minX + each.left + first.left, y: area.minY + top, width: max(0, width),
      height: max(0, height))
  }

  /// Draws a page of the content; the base class draws nothing.
  ///
  /// - Parameters:
  ///   - rect: The area of the content.
  ///   - pageIndex: The index of the page in the document.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

  // MARK: Text

  private var pagedText: PagedText?

  /// Discards the layout after the text has changed.
  func textChanged() { pagedText = nil }

  /// Returns the pages of a text, laid out again after `textChanged()` and when the page areas
  /// change.
  func pages(of text: @autoclosure () -> NSAttributedString?) -> PagedText? {
    guard printPageRenderer != nil else { return nil }
    let (first, other) = (rectForPage(at: startPage), rectForPage(at: startPage + 1))
    let heights = (first: first.height, other: other.height)
    if let pagedText, pagedText.suits(width: first.width, heights: heights) { return pagedText }
    pagedText = text().map { PagedText($0, width: first.width, heights: heights) }
    return pagedText
  }

  // MARK: Copying

  /// Returns a copy without a renderer.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    AnyThread.read { self.copied() }
  }

  /// Creates a formatter into which the properties are copied.
  func emptyCopy() -> UIPrintFormatter { UIPrintFormatter() }

  private func copied() -> UIPrintFormatter {
    let copy = emptyCopy()
    (copy.maximumContentHeight, copy.maximumContentWidth) = (
      maximumContentHeight, maximumContentWidth
    )
    (copy.firstPageInsets, copy.perPageContentInsets) = (firstPageInsets, perPageContentInsets)
    copy.startPage = startPage
    return copy
  }
}
