/// A view of the content that a page image does not contain: the annotations of the app, and the
/// drawing of a view above the page.
@MainActor
final class PDFAnnotationsView: UIView {
  private weak var pageView: PDFPageView?

  init(_ pageView: PDFPageView) {
    self.pageView = pageView
    super.init(frame: .zero)
    (isOpaque, isUserInteractionEnabled, contentMode) = (false, false, .redraw)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let pageView, let context = UIGraphicsGetCurrentContext() else { return }
    let (page, box) = (pageView.page, pageView.box)
    let size = page.shownSize(for: box)
    guard size.width > 0, size.height > 0 else { return }
    context.saveGState()
    // The page's coordinates have y upwards; a thumbnail is smaller than its page.
    context.translateBy(x: 0, y: bounds.height)
    context.scaleBy(x: bounds.width / size.width, y: -bounds.height / size.height)
    page.transform(context, for: box)
    if !pageView.drawsItself { page.drawAnnotations(with: box, in: context) }
    pageView.drawsAbove?(page, context)
    context.restoreGState()
  }
}
