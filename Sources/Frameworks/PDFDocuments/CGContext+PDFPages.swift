import TactusCrashReports

extension CGContext {
  /// Draws what a page shows, in the page's own coordinates (QuickLook.PD3).
  ///
  /// The reader draws pixels of this context's resolution. A page that cannot be drawn leaves
  /// nothing, and says so once.
  public func drawPDFPage(_ page: CGPDFPage) { drawPDFPage(page, hiding: []) }

  /// Draws what a page shows, without some of its annotations.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - hidden: The indices of the annotations.
  package func drawPDFPage(_ page: CGPDFPage, hiding hidden: [Int]) {
    let visible = boundingBoxOfClipPath.intersection(page.getBoxRect(.cropBox))
    guard !visible.isNull, visible.width > 0, visible.height > 0 else { return }
    let transform = ctm
    let width = visible.width * hypot(transform.a, transform.b)
    let height = visible.height * hypot(transform.c, transform.d)
    guard width.isFinite, height.isFinite else { return }
    do {
      guard
        let picture = try page.picture(
          of: visible, width: Int(min(width.rounded(.up), 1e6)),
          height: Int(min(height.rounded(.up), 1e6)), hiding: hidden)
      else { return }
      draw(picture, in: visible)
    } catch {
      RuntimeWarning.once(
        "page \(page.pageNumber) of a PDF document is not drawn: \(error.message)",
        namesPlace: true)
    }
  }
}
