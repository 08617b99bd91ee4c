import TactusPDFDocuments

/// A view of a PDF document, which the user scrolls, zooms and selects from.
///
/// Only pages near the visible ones have pictures. Steps QuickLook.PV1…
@preconcurrency @MainActor
open class PDFView: UIView {
  /// The object that decides about links and scales.
  open weak var delegate: (any PDFViewDelegate)?

  /// The document.
  open var document: PDFDocument? {
    didSet {
      guard document !== oldValue else { return }
      (currentIndex, selection, highlightedSelections) = (0, nil, nil)
      layoutDocumentView()
      post(.PDFViewDocumentChanged)
      goToFirstPage(nil)
    }
  }

  /// The way in which pages are shown.
  open var displayMode = PDFDisplayMode.singlePageContinuous {
    didSet {
      layoutDocumentView()
      post(.PDFViewDisplayModeChanged)
    }
  }
  /// The direction of continuous pages.
  open var displayDirection = PDFDisplayDirection.vertical { didSet { layoutDocumentView() } }
  /// Whether pages have margins.
  open var displaysPageBreaks = true { didSet { layoutDocumentView() } }
  /// The margins of each page, in points at a scale of 1.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) {
    didSet { layoutDocumentView() }
  }
  /// The box of the pages that is shown.
  open var displayBox = PDFDisplayBox.cropBox {
    didSet {
      removePageViews()
      layoutDocumentView()
      post(.PDFViewDisplayBoxChanged)
    }
  }
  /// Whether the first page stands alone where two are side by side.
  open var displaysAsBook = false { didSet { layoutDocumentView() } }
  /// Whether the left one of two pages is the later one.
  open var displaysRTL = false { didSet { layoutDocumentView() } }

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: Scale

  /// The scale; setting it ends `autoScales`.
  open var scaleFactor: CGFloat {
    get { scroll.zoomScale }
    set {
      autoScales = false
      setScale(newValue)
    }
  }
  /// The least scale of the user.
  open var minScaleFactor: CGFloat = 0.25 { didSet { updateLimits() } }
  /// The greatest scale of the user.
  open var maxScaleFactor: CGFloat = 5 { didSet { updateLimits() } }
  /// Whether the scale follows the size of the view until the user zooms.
  open var autoScales = false {
    didSet { if autoScales { setScale(scaleFactorForSizeToFit) } }
  }

  /// The scale at which the pages fit into the view: their width if they are continuous.
  open var scaleFactorForSizeToFit: CGFloat {
    guard pages.size.width > 0, pages.size.height > 0, bounds.width > 0 else { return 1 }
    let (x, y) = (bounds.width / pages.size.width, bounds.height / pages.size.height)
    guard displayMode.isContinuous else { return min(x, y) }
    return displayDirection == .vertical ? x : y
  }

  /// Whether a greater scale is possible.
  open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
  /// Whether a lesser scale is possible.
  open var canZoomOut: Bool { scaleFactor > minScaleFactor }
  /// Zooms in by a step.
  open func zoomIn(_ sender: Any?) { scaleFactor = min(scaleFactor * Self.step, maxScaleFactor) }
  /// Zooms out by a step.
  open func zoomOut(_ sender: Any?) { scaleFactor = max(scaleFactor / Self.step, minScaleFactor) }

  // MARK: Pages

  /// The current page: the one in the middle of the view, or the one that is shown.
  open var currentPage: PDFPage? { document?.page(at: currentIndex) }

  /// The upper left corner of what is shown, as a place.
  open var currentDestination: PDFDestination? {
    guard let page = currentPage, let view = views[currentIndex] else { return nil }
    let corner = CGPoint(
      x: scroll.contentOffset.x / scaleFactor, y: scroll.contentOffset.y / scaleFactor)
    let inner = CGPoint(x: corner.x - view.frame.minX, y: corner.y - view.frame.minY)
    return PDFDestination(page: page, at: view.pagePoint(inner))
  }

  /// The pages that are seen, at least in part.
  open var visiblePages: [PDFPage] {
    pages.pages(in: visibleRect).compactMap { document?.page(at: $0) }
  }

  /// Whether there is a page before the current one.
  open var canGoToPreviousPage: Bool { currentIndex > 0 }
  /// Whether there is a page after the current one.
  open var canGoToNextPage: Bool { currentIndex + 1 < (document?.pageCount ?? 0) }
  /// Whether the current page is not the first one.
  open var canGoToFirstPage: Bool { canGoToPreviousPage }
  /// Whether the current page is not the last one.
  open var canGoToLastPage: Bool { canGoToNextPage }
  /// Shows the first page.
  open func goToFirstPage(_ sender: Any?) { go(toIndex: 0) }
  /// Shows the last page.
  open func goToLastPage(_ sender: Any?) { go(toIndex: (document?.pageCount ?? 0) - 1) }
  /// Shows the next page.
  open func goToNextPage(_ sender: Any?) {
    if canGoToNextPage { go(toIndex: currentIndex + displayMode.columns) }
  }
  /// Shows the previous page.
  open func goToPreviousPage(_ sender: Any?) {
    if canGoToPreviousPage { go(toIndex: currentIndex - displayMode.columns) }
  }

  /// Shows a page from its upper edge.
  open func go(to page: PDFPage) {
    guard let index = document?.index(for: page), index != NSNotFound else { return }
    go(toIndex: index)
  }

  /// Shows a place at the upper left corner.
  open func go(to destination: PDFDestination) {
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

  /// Shows a rectangle of a page.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the page's coordinates.
  ///   - page: The page.
  open func go(to rect: CGRect, on page: PDFPage) {
    go(to: PDFDestination(page: page, at: CGPoint(x: rect.minX, y: rect.maxY)))
  }

  /// Shows the beginning of a selection.
  open func go(to selection: PDFSelection) {
    guard let page = selection.pages.first else { return }
    go(to: selection.bounds(for: page), on: page)
  }

  // MARK: Coordinates

  /// Returns the page at a point of this view.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - nearest: Whether the nearest page is meant where there is none.
  open func page(for point: CGPoint, nearest: Bool) -> PDFPage? {
    let inner = content.convert(point, from: self)
    guard let index = pages.page(nearest: inner),
      nearest || pages.frames[index]?.contains(inner) == true
    else { return nil }
    return document?.page(at: index)
  }

  /// Returns a point of this view in a page's coordinates.
  open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint {
    guard let view = view(of: page) else { return .zero }
    let inner = content.convert(point, from: self)
    return view.pagePoint(CGPoint(x: inner.x - view.frame.minX, y: inner.y - view.frame.minY))
  }

  /// Returns a point of a page's coordinates in this view.
  open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: page).origin
  }

  /// Returns a rectangle of this view in a page's coordinates.
  open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect {
    let a = convert(CGPoint(x: rect.minX, y: rect.minY), to: page)
    let b = convert(CGPoint(x: rect.maxX, y: rect.maxY), to: page)
    return CGRect(
      x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }

  /// Returns a rectangle of a page's coordinates in this view.
  open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect {
    guard let view = view(of: page) else { return .zero }
    let inner = view.rect(fromPage: rect)
    return content.convert(inner.offsetBy(dx: view.frame.minX, dy: view.frame.minY), to: self)
  }

  // MARK: Selection

  /// The selection of the user or the app.
  open var currentSelection: PDFSelection? {
    get { selection }
    set { setCurrentSelection(newValue, animate: false) }
  }

  /// Sets the selection; an animation is not shown.
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) {
    self.selection = selection
    showMarks()
    post(.PDFViewSelectionChanged)
  }

  /// Selects nothing.
  open func clearSelection() { currentSelection = nil }
  /// Selects all text.
  open override func selectAll(_ sender: Any?) {
    currentSelection = document?.selectionForEntireDocument
  }

  /// Selections that are marked besides the current one, such as places that a search has found.
  open var highlightedSelections: [PDFSelection]? { didSet { showMarks() } }

  /// Scrolls until the selection is seen.
  open func scrollSelectionToVisible(_ sender: Any?) { if let selection { go(to: selection) } }

  /// Copies the selected text to the pasteboard, if the document permits it.
  open override func copy(_ sender: Any?) {
    guard document?.allowsCopying == true, let text = selection?.string else { return }
    UIPasteboard.general.string = text
  }

  // MARK: Layout

  /// The view of the pages within this one.
  open var documentView: UIView? { document == nil ? nil : content }

  /// Lays out the pages anew.
  open func layoutDocumentView() {
    let count = document?.pageCount ?? 0
    let sizes = (0..<count).map { document?.page(at: $0)?.shownSize(for: displayBox) ?? .zero }
    pages = PDFViewLayout(
      sizes, mode: displayMode, direction: displayDirection,
      margins: displaysPageBreaks ? pageBreakMargins : .zero, asBook: displaysAsBook,
      isReversed: displaysRTL, current: currentIndex)
    removePageViews()
    let scale = scroll.zoomScale
    scroll.zoomScale = 1
    content.frame = CGRect(origin: .zero, size: pages.size)
    scroll.contentSize = pages.size
    setScale(autoScales ? scaleFactorForSizeToFit : scale)
  }

  /// Lays out the pages in the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard scroll.frame != bounds else { return showPages() }
    // The current page stays at the upper edge, unless it was scrolled further.
    let (isAtStart, index) = (scroll.contentOffset.y <= 0, currentIndex)
    scroll.frame = bounds
    if autoScales { setScale(scaleFactorForSizeToFit) } else { showPages() }
    if isAtStart { go(toIndex: index) }
  }

  // MARK: Internals

  private let scroll = UIScrollView()
  private let content = UIView()
  private lazy var observer = PDFScrollObserver(self)
  private var pages = PDFViewLayout(
    [], mode: .singlePage, direction: .vertical, margins: .zero, asBook: false, isReversed: false,
    current: 0)
  private var views: [Int: PDFPageView] = [:]
  private var currentIndex = 0
  private var seen: [Int] = []
  private var selection: PDFSelection?

  /// The factor of a step of zooming.
  ///
  /// - Source: ours. Confidence: guess.
  private static let step: CGFloat = 1.25

  private func setUp() {
    backgroundColor = .secondarySystemBackground
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = observer
    scroll.accessibilityIdentifier = "PDF"
    addSubview(scroll)
    scroll.addSubview(content)
    updateLimits()
    let tap = UITapGestureRecognizer()
    tap.onAction { [weak self] in self?.tapped($0) }
    content.addGestureRecognizer(tap)
    let press = UILongPressGestureRecognizer()
    press.onAction { [weak self] in self?.pressed($0) }
    content.addGestureRecognizer(press)
  }

  private func updateLimits() {
    scroll.minimumZoomScale = min(minScaleFactor, maxScaleFactor)
    scroll.maximumZoomScale = max(minScaleFactor, maxScaleFactor)
  }

  private func setScale(_ wanted: CGFloat) {
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

  /// The part of the pages that is seen, at a scale of 1.
  private var visibleRect: CGRect {
    content.convert(bounds, from: self)
  }

  /// Centers pages that are smaller than the view.
  private func center() {
    let (width, height) = (pages.size.width * scaleFactor, pages.size.height * scaleFactor)
    let (x, y) = (max(0, (bounds.width - width) / 2), max(0, (bounds.height - height) / 2))
    let insets = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    if scroll.contentInset != insets { scroll.contentInset = insets }
  }

  /// Shows the pages near the visible ones, and removes the others.
  private func showPages() {
    guard bounds.width > 0 else { return }
    let visible = visibleRect
    // Half a screen on each side is drawn ahead.
    let near = pages.pages(in: visible.insetBy(dx: -visible.width / 2, dy: -visible.height / 2))
    for (index, view) in views where !near.contains(index) {
      view.removeFromSuperview()
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

  /// The pixels per point in which pages are drawn.
  private func resolution(of near: [Int]) -> CGFloat {
    pages.resolution(
      of: near, at: scaleFactor * (window?.screen.scale ?? traitCollection.displayScale))
  }

  /// Whether the pages are scrolled to an end, where the page in the middle is not the one meant.
  private var isAtEdge: Bool {
    let (offset, size) = (scroll.contentOffset, scroll.contentSize)
    return displayDirection == .vertical
      ? offset.y <= 0 || offset.y >= size.height - bounds.height
      : offset.x <= 0 || offset.x >= size.width - bounds.width
  }

  private func makeView(_ index: Int) -> PDFPageView? {
    guard let page = document?.page(at: index), let frame = pages.frames[index] else { return nil }
    let view = PDFPageView(page, displayBox)
    view.frame = frame
    content.addSubview(view)
    views[index] = view
    view.mark(marks(on: page))
    return view
  }

  private func view(of page: PDFPage) -> PDFPageView? {
    guard let index = document?.index(for: page), index != NSNotFound else { return nil }
    return views[index] ?? makeView(index)
  }

  private func removePageViews() {
    for view in views.values { view.removeFromSuperview() }
    views = [:]
  }

  private func marks(on page: PDFPage) -> [(PDFSelection, UIColor)] {
    var marks = (highlightedSelections ?? []).map { ($0, $0.color ?? .systemYellow) }
    if let selection { marks.append((selection, selection.color ?? .systemBlue)) }
    return marks.filter { $0.0.pages.contains(page) }
  }

  private func showMarks() {
    for view in views.values { view.mark(marks(on: view.page)) }
  }

  private func setCurrent(_ index: Int) {
    guard index != currentIndex else { return }
    currentIndex = index
    post(.PDFViewPageChanged)
  }

  /// Makes sure that a page is among those that are laid out.
  private func show(_ index: Int) {
    guard !displayMode.isContinuous, index != currentIndex else { return }
    setCurrent(index)
    layoutDocumentView()
  }

  private func go(toIndex index: Int) {
    let count = document?.pageCount ?? 0
    guard count > 0 else { return }
    let index = min(max(index, 0), count - 1)
    show(index)
    guard let frame = pages.frames[index] else { return }
    let margin = displaysPageBreaks ? pageBreakMargins.top : 0
    scroll(to: CGPoint(x: frame.minX, y: frame.minY - margin), keepsBreadth: true)
    setCurrent(index)
  }

  /// Scrolls to a point of the pages, as far as they reach.
  private func scroll(to point: CGPoint, keepsBreadth: Bool = false) {
    let (size, insets) = (scroll.contentSize, scroll.contentInset)
    var offset = CGPoint(
      x: min(point.x * scaleFactor, size.width - bounds.width),
      y: min(point.y * scaleFactor, size.height - bounds.height))
    offset = CGPoint(x: max(offset.x, -insets.left), y: max(offset.y, -insets.top))
    if keepsBreadth, displayDirection == .vertical { offset.x = scroll.contentOffset.x }
    scroll.contentOffset = offset
    showPages()
  }

  private func tapped(_ recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: self)
    if selection != nil { clearSelection() }
    guard let page = page(for: point, nearest: false),
      let link = page.annotation(at: convert(point, to: page))
    else { return }
    if let destination = link.destination { return go(to: destination) }
    guard let url = link.url else { return }
    if let delegate { return delegate.pdfViewWillClick(onLink: self, with: url) }
    UIApplication.shared.open(url)
  }

  private func pressed(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed else { return }
    let point = recognizer.location(in: self)
    guard let page = page(for: point, nearest: false) else { return }
    let place = convert(point, to: page)
    if recognizer.state == .began {
      currentSelection = page.selectionForWord(at: place)
    } else if let selection, let word = page.selectionForWord(at: place) {
      // The selection grows from the word at which the press began.
      let both = selection.copy() as? PDFSelection
      both?.add(word)
      guard let start = both?.start, let end = both?.end, let document,
        let first = document.page(at: start.page - 1), let last = document.page(at: end.page - 1)
      else { return }
      currentSelection = document.selection(
        from: first, atCharacterIndex: start.character, to: last,
        atCharacterIndex: end.character - 1)
    }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  func scrolled() { showPages() }

  func zoomed() {
    autoScales = false
    center()
    post(.PDFViewScaleChanged)
  }

  var zoomedView: UIView { content }
}
