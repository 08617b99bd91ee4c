/// A printer's paper size and printable area (Printing.PR1–PR2).
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
  /// The size of the sheet, in points.
  open var paperSize: CGSize { sheet }
  /// The printable area, in points from the sheet's upper left corner.
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
  ///   - printableRect: The printable area.
  package init(size: CGSize, printableRect: CGRect) {
    (sheet, area) = (size, printableRect)
    super.init()
  }

  /// Returns the printable area.
  @available(*, deprecated, renamed: "printableRect")
  open func printRect() -> CGRect { printableRect }

  /// Returns the paper that best fits pages of a size.
  ///
  /// This is the smallest paper that fits a page in either orientation; if none does, the largest.
  /// Margins are ignored.
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
      // Printers round sizes in points differently.
      func fits(_ width: CGFloat, _ height: CGFloat) -> Bool {
        width <= sheet.width + 1 && height <= sheet.height + 1
      }
      return fits(page.width, page.height) || fits(page.height, page.width)
    }
    if let smallest = fitting.min(by: { area($0) < area($1) }) { return smallest }
    return paperList.max { area($0) < area($1) } ?? paperList[0]
  }
}
