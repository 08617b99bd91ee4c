/// A sheet of paper of a printer.
///
/// Steps Printing.PR1–PR2.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
  /// The size of the sheet, in points.
  open var paperSize: CGSize { sheet }
  /// The area that the printer can print on, in points from the upper left corner of the sheet.
  open var printableRect: CGRect { area }

  private let sheet: CGSize
  private let area: CGRect

  /// Creates a paper without a size.
  public override init() {
    (sheet, area) = (.zero, .zero)
    super.init()
  }

  /// Creates a sheet of paper.
  ///
  /// - Parameters:
  ///   - size: The size of the sheet, in points.
  ///   - printableRect: The area that can be printed on.
  package init(size: CGSize, printableRect: CGRect) {
    (sheet, area) = (size, printableRect)
    super.init()
  }

  /// Returns the area that the printer can print on.
  @available(*, deprecated, renamed: "printableRect")
  open func printRect() -> CGRect { printableRect }

  /// Returns the paper of an array that suits pages of a size best.
  ///
  /// The smallest paper on which a page fits, in either orientation; if it fits on none, the
  /// largest paper. Margins are ignored.
  ///
  /// - Parameters:
  ///   - contentSize: The size of the pages, in points.
  ///   - paperList: The papers, at least one.
  open class func bestPaper(
    forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
  ) -> UIPrintPaper {
    programmingPrecondition(
      !paperList.isEmpty, "there is no best paper of an empty array",
      exception: "NSInvalidArgumentException")
    func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
    let fitting = paperList.filter { paper in
      let (sheet, page) = (paper.paperSize, contentSize)
      // Sizes in points are rounded differently by different printers.
      func fits(_ width: CGFloat, _ height: CGFloat) -> Bool {
        width <= sheet.width + 1 && height <= sheet.height + 1
      }
      return fits(page.width, page.height) || fits(page.height, page.width)
    }
    if let smallest = fitting.min(by: { area($0) < area($1) }) { return smallest }
    return paperList.max { area($0) < area($1) } ?? paperList[0]
  }
}
