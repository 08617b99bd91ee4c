/// A renderer of a document's pages: header, content and footer.
///
/// Subclasses override the drawing methods, or print formatters lay out the content
/// (Printing.PR3–PR9).
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  private var formatters: [UIPrintFormatter] = []
  private var paper: CGRect
  private var printable: CGRect

  /// Creates a renderer for the paper of the region, until a printer is chosen.
  public override init() {
    let sheet = RegionalPaper.current
    (paper, printable) = (sheet.rect, sheet.printableRect)
    super.init()
  }

  // MARK: Areas

  /// The height of the header of each page, in points.
  open var headerHeight: CGFloat = 0
  /// The height of the footer of each page, in points.
  open var footerHeight: CGFloat = 0
  /// The sheet, in points, with its upper left corner as the origin.
  open var paperRect: CGRect { paper }
  /// The printable area, in points.
  open var printableRect: CGRect { printable }

  /// Sets the areas of the sheet.
  package func setPaper(_ rect: CGRect, printableRect: CGRect) {
    (paper, printable) = (rect, printableRect)
  }

  /// The area of the content, between header and footer.
  var contentRect: CGRect {
    let area = printableRect
    let (top, bottom) = (max(0, headerHeight), max(0, footerHeight))
    return CGRect(
      x: area.minX, y: area.minY + top, width: area.width,
      height: max(0, area.height - top - bottom))
  }

  // MARK: Formatters

  /// The print formatters; each starts at its `startPage`.
  open var printFormatters: [UIPrintFormatter]? {
    get { formatters }
    set {
      for formatter in formatters { formatter.leave() }
      formatters = []
      for formatter in newValue ?? [] { add(formatter) }
    }
  }

  /// Adds a print formatter.
  ///
  /// - Parameters:
  ///   - formatter: The formatter; it is removed from another renderer.
  ///   - pageIndex: The index of its first page.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    add(formatter)
    formatter.startPage = pageIndex
  }

  /// Returns the print formatters that draw on a page.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    formatters.filter { formatter in
      pageIndex >= formatter.startPage && pageIndex - formatter.startPage < formatter.pageCount
    }
  }

  /// Removes a formatter.
  func remove(_ formatter: UIPrintFormatter) {
    formatters.removeAll { $0 === formatter }
    formatter.leave()
  }

  private func add(_ formatter: UIPrintFormatter) {
    formatter.removeFromPrintPageRenderer()
    formatters.append(formatter)
    formatter.join(self)
  }

  // MARK: Drawing

  /// The number of pages; by default the last page on which a print formatter draws.
  open var numberOfPages: Int {
    formatters.map { formatter in
      let count = formatter.pageCount
      return count > 0 ? formatter.startPage.addingReportingOverflow(count).partialValue : 0
    }.max() ?? 0
  }

  /// Prepares the drawing of pages; the base class does nothing.
  ///
  /// - Parameter range: The indices of the pages.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page: header, content, print formatters and footer, in this order.
  ///
  /// - Parameters:
  ///   - pageIndex: The index of the page.
  ///   - printableRect: The printable area.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let area = self.printableRect
    if headerHeight > 0 {
      let header = CGRect(x: area.minX, y: area.minY, width: area.width, height: headerHeight)
      drawHeaderForPage(at: pageIndex, in: header)
    }
    drawContentForPage(at: pageIndex, in: contentRect)
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    if footerHeight > 0 {
      let footer = CGRect(
        x: area.minX, y: area.maxY - footerHeight, width: area.width, height: footerHeight)
      drawFooterForPage(at: pageIndex, in: footer)
    }
  }

  /// Draws a print formatter's part of a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }

  /// Draws the header of a page; the base class draws nothing.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

  /// Draws the content of a page between header and footer; the base class draws nothing.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

  /// Draws the footer of a page; the base class draws nothing.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

extension UIPrintPageRenderer: KeyedClass {
  /// Registers the areas, which apps set by key to draw pages without a printer.
  package nonisolated static func registerProperties() {
    AnyThread.read { keyedProperties }
    KeyedTables.register(self)
  }

  private static let keyedProperties: Void = {
    KeyedProperties.add("paperRect", \UIPrintPageRenderer.keyedPaperRect)
    KeyedProperties.add("printableRect", \UIPrintPageRenderer.keyedPrintableRect)
  }()

  private var keyedPaperRect: CGRect {
    get { paperRect }
    set { paper = newValue }
  }
  private var keyedPrintableRect: CGRect {
    get { printableRect }
    set { printable = newValue }
  }
}
