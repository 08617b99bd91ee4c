/// The delegate of a PDF view's scroll view.
@MainActor
final class PDFScrollObserver: NSObject, UIScrollViewDelegate {
  private weak var view: PDFView?

  init(_ view: PDFView) { self.view = view }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view?.zoomedView }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    // During zooming, images at the old scale are good enough.
    if !scrollView.isZooming { view?.scrolled() }
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { if scrollView.isZooming { view?.zoomed() } }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { self.view?.scrolled() }
}
