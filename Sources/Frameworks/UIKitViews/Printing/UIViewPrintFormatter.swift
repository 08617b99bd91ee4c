/// A print formatter of a view's content.
///
/// The text of a text view is laid out for the paper. Other views are scaled down to the width of
/// the content area if they are wider, and divided into pages (Printing.PR14).
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  open private(set) var view: UIView

  /// Creates a formatter of an empty view.
  public override init() {
    view = UIView()
    super.init()
  }

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  open override var pageCount: Int {
    if let textView { return pages(of: textView.attributedText)?.pageCount ?? 0 }
    guard printPageRenderer != nil, !view.bounds.isEmpty else { return 0 }
    let (first, other) = (
      rectForPage(at: startPage).height, rectForPage(at: startPage + 1).height
    )
    let height = view.bounds.height * scale
    guard height > first + 0.01, first > 0, other > 0 else { return 1 }
    return min(PagedText.pageLimit, 1 + Int(((height - first) / other).rounded(.up)))
  }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    let index = pageIndex - startPage
    if let textView {
      pages(of: textView.attributedText)?.draw(index, in: rect)
      return
    }
    guard let context = UIGraphicsGetCurrentContext(), (0..<pageCount).contains(index) else {
      return
    }
    let first = rectForPage(at: startPage).height
    let top = index == 0 ? 0 : first + CGFloat(index - 1) * rectForPage(at: startPage + 1).height
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY - top)
    context.scaleBy(x: scale, y: scale)
    view.draw(view.bounds, for: self)
    context.restoreGState()
  }

  override func emptyCopy() -> UIPrintFormatter { UIViewPrintFormatter(view) }

  private var textView: (any TextShowing)? { view as? any TextShowing }

  /// The points of paper per point of the view.
  private var scale: CGFloat {
    let width = rectForPage(at: startPage).width
    return view.bounds.width > width && width > 0 ? width / view.bounds.width : 1
  }
}
