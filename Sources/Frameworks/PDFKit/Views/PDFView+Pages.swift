// The pages of a view, and their layout (QuickLook.PV1).

extension PDFView {
  func updateLimits() {
    scroll.minimumZoomScale = min(minScaleFactor, maxScaleFactor)
    scroll.maximumZoomScale = max(minScaleFactor, maxScaleFactor)
  }

  func setScale(_ wanted: CGFloat) {
    let scale =
      delegate?.pdfViewWillChangeScaleFactor(self, toScale: wanted)
      ?? min(max(wanted, minScaleFactor), maxScaleFactor)
    if scale != scroll.zoomScale {
      scroll.setZoomScale(scale, animated: false)
      post(.PDFViewScaleChanged)
    }
    center()
    showPages()
  }

  /// The visible rectangle of the pages, at a scale of 1.
  var visibleRect: CGRect {
    content.convert(bounds, from: self)
  }

  /// Centers pages that are smaller than the view.
  func center() {
    let (width, height) = (pages.size.width * scaleFactor, pages.size.height * scaleFactor)
    let (x, y) = (max(0, (bounds.width - width) / 2), max(0, (bounds.height - height) / 2))
    let insets = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    if scroll.contentInset != insets { scroll.contentInset = insets }
  }

  /// Shows the pages near the visible ones, and removes the others.
  func showPages() {
    guard bounds.width > 0 else { return }
    let visible = visibleRect
    // Half a screen on each side is drawn ahead.
    let near = pages.pages(in: visible.insetBy(dx: -visible.width / 2, dy: -visible.height / 2))
    for (index, view) in views where !near.contains(index) {
      remove(view)
      views[index] = nil
    }
    let scale = resolution(of: near)
    for index in near { (views[index] ?? makeView(index))?.draw(scale) }
    let nowSeen = pages.pages(in: visible)
    if nowSeen != seen {
      seen = nowSeen
      post(.PDFViewVisiblePagesChanged)
    }
    if displayMode.isContinuous,
      let middle = pages.page(nearest: CGPoint(x: visible.midX, y: visible.midY)),
      !nowSeen.contains(currentIndex) || !isAtEdge
    {
      setCurrent(middle)
    }
  }

  /// The pixels per point at which pages are drawn.
  func resolution(of near: [Int]) -> CGFloat {
    pages.resolution(
      of: near, at: scaleFactor * (window?.screen.scale ?? traitCollection.displayScale))
  }

  /// Whether the pages are scrolled to an end, where the page in the middle is not the current one.
  var isAtEdge: Bool {
    let (offset, size) = (scroll.contentOffset, scroll.contentSize)
    return displayDirection == .vertical
      ? offset.y <= 0 || offset.y >= size.height - bounds.height
      : offset.x <= 0 || offset.x >= size.width - bounds.width
  }

  func makeView(_ index: Int) -> PDFPageView? {
    guard let page = document?.page(at: index), let frame = pages.frames[index] else { return nil }
    let view = PDFPageView(page, displayBox)
    view.frame = frame
    content.addSubview(view)
    views[index] = view
    view.mark(marks(on: page))
    view.drawsAbove = { [weak self] in self?.drawPagePost($0, to: $1) }
    if let overlay = pageOverlayViewProvider?.pdfView(self, overlayViewFor: page) {
      view.overlay = overlay
      pageOverlayViewProvider?.pdfView(self, willDisplayOverlayView: overlay, for: page)
    }
    update(view)
    return view
  }

  func view(of page: PDFPage) -> PDFPageView? {
    guard let index = document?.index(for: page), index != NSNotFound else { return nil }
    return views[index] ?? makeView(index)
  }

  func removePageViews() {
    for view in views.values { remove(view) }
    views = [:]
  }

  func marks(on page: PDFPage) -> [(PDFSelection, UIColor)] {
    var marks = (highlightedSelections ?? []).map { ($0, $0.color ?? .systemYellow) }
    if let selection { marks.append((selection, selection.color ?? .systemBlue)) }
    return marks.filter { $0.0.pages.contains(page) }
  }

  func showMarks() {
    for view in views.values { view.mark(marks(on: view.page)) }
  }

  func setCurrent(_ index: Int) {
    guard index != currentIndex else { return }
    currentIndex = index
    post(.PDFViewPageChanged)
  }

  /// Makes sure that a page is in the layout.
  func show(_ index: Int) {
    guard !displayMode.isContinuous, index != currentIndex else { return }
    setCurrent(index)
    layoutDocumentView()
  }

  func go(toIndex index: Int) {
    let count = document?.pageCount ?? 0
    guard count > 0 else { return }
    let index = min(max(index, 0), count - 1)
    show(index)
    guard let frame = pages.frames[index] else { return }
    let margin = displaysPageBreaks ? pageBreakMargins.top : 0
    scroll(to: CGPoint(x: frame.minX, y: frame.minY - margin), keepsBreadth: true)
    setCurrent(index)
  }

  /// Scrolls to a point of the pages, as far as possible.
  func scroll(to point: CGPoint, keepsBreadth: Bool = false) {
    let (size, insets) = (scroll.contentSize, scroll.contentInset)
    var offset = CGPoint(
      x: min(point.x * scaleFactor, size.width - bounds.width),
      y: min(point.y * scaleFactor, size.height - bounds.height))
    offset = CGPoint(x: max(offset.x, -insets.left), y: max(offset.y, -insets.top))
    if keepsBreadth, displayDirection == .vertical { offset.x = scroll.contentOffset.x }
    scroll.setContentOffset(offset, animated: false)
    showPages()
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  func scrolled() { showPages() }

  func zoomed() {
    autoScales = false
    center()
    post(.PDFViewScaleChanged)
  }

  var zoomedView: UIView { content }

  /// Removes the view of a page, and the app's view above it.
  private func remove(_ view: PDFPageView) {
    if let overlay = view.overlay {
      pageOverlayViewProvider?.pdfView(
        self, willEndDisplayingOverlayView: overlay, for: view.page)
    }
    view.removeFromSuperview()
  }

  /// Enables or disables touches for the app's overlay view of a page.
  func update(_ view: PDFPageView) { view.overlay?.isUserInteractionEnabled = isInMarkupMode }

  private func clampCurrent() {
    currentIndex = min(currentIndex, max(0, (document?.pageCount ?? 0) - 1))
  }

  /// Updates the layout whenever the pages of the document change.
  func followPages() {
    if let following { NotificationCenter.default.removeObserver(following) }
    following = document.map { document in
      NotificationCenter.default.addObserver(
        forName: .pagesOfPDFDocumentChanged, object: document, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated {
          self?.clampCurrent()
          self?.layoutDocumentView()
        }
      }
    }
  }

  /// Shows a destination in the upper left corner, without recording the current one.
  func move(to destination: PDFDestination) {
    guard let page = destination.page, let index = document?.index(for: page),
      index != NSNotFound
    else { return }
    let nothing = kPDFDestinationUnspecifiedValue
    if destination.zoom != nothing, destination.zoom > 0 { scaleFactor = destination.zoom }
    show(index)
    guard let view = views[index] ?? makeView(index) else { return }
    let bounds = page.bounds(for: displayBox)
    let point = CGPoint(
      x: destination.point.x == nothing ? bounds.minX : destination.point.x,
      y: destination.point.y == nothing ? bounds.maxY : destination.point.y)
    let place = view.rect(fromPage: CGRect(origin: point, size: .zero))
    scroll(to: CGPoint(x: view.frame.minX + place.minX, y: view.frame.minY + place.minY))
    setCurrent(index)
  }
}
