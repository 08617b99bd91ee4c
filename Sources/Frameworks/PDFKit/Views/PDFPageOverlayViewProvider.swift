/// A source of an app's views above the pages of a view.
@preconcurrency @MainActor
public protocol PDFPageOverlayViewProvider: NSObjectProtocol {
  /// Returns the view above a page; nil for none.
  func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> UIView?
  /// Called before the overlay view of a page is shown.
  func pdfView(
    _ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage)
  /// Called before the view above a page is removed.
  func pdfView(
    _ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage)
}

extension PDFPageOverlayViewProvider {
  /// Does nothing.
  public func pdfView(
    _ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage
  ) {}
  /// Does nothing.
  public func pdfView(
    _ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage
  ) {}
}
