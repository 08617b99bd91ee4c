/// Callbacks of a PDF view about links, scales and actions.
@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
  /// Opens the address of a link that was tapped; by default the phone opens it.
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  /// Returns the scale to use instead of a requested one; by default, it is clamped to the view's
  /// limits.
  func pdfViewWillChangeScaleFactor(_ sender: PDFView, toScale scaleFactor: CGFloat) -> CGFloat
  /// Returns the controller for presentations by the view; by default, that of the view's window.
  func pdfViewParentViewController() -> UIViewController
  /// Called when an action of the document starts a search.
  func pdfViewPerformFind(_ sender: PDFView)
  /// Called when an action of the document requests a page number.
  func pdfViewPerformGo(toPage sender: PDFView)
  /// Called when an action of the document opens another document.
  func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo)
}

extension PDFViewDelegate {
  /// Makes the phone open the URL.
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {
    UIApplication.shared.open(url)
  }
  /// Returns the scale clamped to the limits of the view.
  public func pdfViewWillChangeScaleFactor(
    _ sender: PDFView, toScale scaleFactor: CGFloat
  ) -> CGFloat {
    min(max(scaleFactor, sender.minScaleFactor), sender.maxScaleFactor)
  }
  /// Returns a controller without a parent.
  public func pdfViewParentViewController() -> UIViewController { UIViewController() }
  /// Does nothing.
  public func pdfViewPerformFind(_ sender: PDFView) {}
  /// Does nothing.
  public func pdfViewPerformGo(toPage sender: PDFView) {}
  /// Does nothing.
  public func pdfViewOpenPDF(
    _ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo
  ) {}
}
