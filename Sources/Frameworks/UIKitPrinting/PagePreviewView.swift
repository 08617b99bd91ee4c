/// A row of small pictures of a job's pages, which scrolls to the side (Printing.OP2).
@MainActor
final class PagePreviewView: UIView, UIScrollViewDelegate {
  /// The height of the view, in points.
  static let height: CGFloat = 270
  /// The height of a page, in points.
  private static let pageHeight: CGFloat = 200
  /// The space around pages, in points.
  private static let space: CGFloat = 20

  private let scroll = UIScrollView()
  private var pages: PrintPages?
  private var document: DocumentPreview?
  private var count = 0
  private var range: ClosedRange<Int>?
  /// The pictures of the pages in sight, by their indices.
  private var shown: [Int: UIView] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    scroll.delegate = self
    scroll.showsHorizontalScrollIndicator = false
    addSubview(scroll)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows pages.
  ///
  /// - Parameters:
  ///   - pages: The pages; nil for none.
  ///   - document: The pages of a document that is printed as it is.
  ///   - count: The number of pages; nil if it is not known.
  ///   - range: The pages that are printed, counted from 1; nil for all.
  func show(
    _ pages: PrintPages?, _ document: DocumentPreview?, count: Int?, range: ClosedRange<Int>?
  ) {
    for view in shown.values { view.removeFromSuperview() }
    shown = [:]
    (self.pages, self.document, self.count, self.range) = (pages, document, count ?? 0, range)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    scroll.contentSize = CGSize(
      width: CGFloat(count) * step + Self.space, height: bounds.height)
    showPagesInSight()
  }

  /// Makes the pictures that have come into sight.
  func scrollViewDidScroll(_ scrollView: UIScrollView) { showPagesInSight() }

  // MARK: Internals

  private var pageSize: CGSize {
    let sheet = pages?.pageRect.size ?? CGSize(width: 1, height: 1)
    // Long pieces of a roll are shown as wide as the view allows.
    let width = min(Self.pageHeight * sheet.width / max(sheet.height, 1), 260)
    return CGSize(width: width, height: width * sheet.height / max(sheet.width, 1))
  }

  private var step: CGFloat { pageSize.width + Self.space }

  private func showPagesInSight() {
    guard let pages, count > 0, bounds.width > 0 else { return }
    let first = max(0, Int((scroll.contentOffset.x - Self.space) / step))
    let last = min(count - 1, Int((scroll.contentOffset.x + bounds.width) / step))
    guard first <= last else { return }
    for (index, view) in shown where !(first...last).contains(index) {
      view.removeFromSuperview()
      shown[index] = nil
    }
    let missing = (first...last).filter { shown[$0] == nil }
    guard let start = missing.first, let end = missing.last else { return }
    pages.prepare(start..<end + 1)
    for index in missing {
      let view = card(index, pages)
      shown[index] = view
      scroll.addSubview(view)
    }
  }

  private func card(_ index: Int, _ pages: PrintPages) -> UIView {
    let size = pageSize
    let card = UIView(
      frame: CGRect(
        x: Self.space + CGFloat(index) * step, y: Self.space / 2, width: size.width,
        height: size.height + 30))
    let page = UIImageView(frame: CGRect(origin: .zero, size: size))
    if let document {
      page.image = document.picture(of: index)
      page.contentMode = .scaleAspectFit
    } else {
      page.image = pages.picture(of: index, size: size)
    }
    // Paper is white in the dark, too.
    page.backgroundColor = .white
    page.layer.shadowOpacity = 0.25
    page.layer.shadowRadius = 4
    page.layer.shadowOffset = CGSize(width: 0, height: 1)
    let isPrinted = range?.contains(index + 1) ?? true
    page.alpha = isPrinted ? 1 : 0.4
    let label = UILabel(frame: CGRect(x: 0, y: size.height + 6, width: size.width, height: 20))
    label.text = count == 1 ? "1 Page" : "Page \(index + 1) of \(count)"
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    card.addSubview(page)
    card.addSubview(label)
    return card
  }
}
