/// An object that decides what a view does with links and scales.
@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
  /// Opens the address of a link that was tapped; by default the phone opens it.
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  /// Returns the scale that a view uses in place of a wanted one; by default that within its
  /// limits.
  func pdfViewWillChangeScaleFactor(_ sender: PDFView, toScale scaleFactor: CGFloat) -> CGFloat
}

extension PDFViewDelegate {
  /// Asks the phone to open the address.
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {
    UIApplication.shared.open(url)
  }
  /// Returns the scale within the limits of the view.
  public func pdfViewWillChangeScaleFactor(
    _ sender: PDFView, toScale scaleFactor: CGFloat
  ) -> CGFloat {
    min(max(scaleFactor, sender.minScaleFactor), sender.maxScaleFactor)
  }
}
