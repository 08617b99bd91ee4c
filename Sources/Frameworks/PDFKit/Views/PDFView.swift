import TactusPDFDocuments

/// A view of a PDF document, which the user scrolls, zooms and selects from.
///
/// Only pages near the visible ones have images (QuickLook.PV1…).
@preconcurrency @MainActor
open class PDFView: UIView {
  /// The delegate, which decides about links and scales.
  open weak var delegate: (any PDFViewDelegate)?

  /// The document.
  open var document: PDFDocument? {
    didSet {
      guard document !== oldValue else { return }
      (currentIndex, selection, highlightedSelections) = (0, nil, nil)
      (history, future) = ([], [])
      followPages()
      layoutDocumentView()
      post(.PDFViewDocumentChanged)
      goToFirstPage(nil)
    }
  }

  /// The display mode.
  open var displayMode = PDFDisplayMode.singlePageContinuous {
    didSet {
      layoutDocumentView()
      post(.PDFViewDisplayModeChanged)
    }
  }
  /// The direction of continuous pages.
  open var displayDirection = PDFDisplayDirection.vertical { didSet { layoutDocumentView() } }
  /// Whether there are margins between pages.
  open var displaysPageBreaks = true { didSet { layoutDocumentView() } }
  /// The margins of each page, in points at a scale of 1.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) {
    didSet { layoutDocumentView() }
  }
  /// The display box of the pages.
  open var displayBox = PDFDisplayBox.cropBox {
    didSet {
      removePageViews()
      layoutDocumentView()
      post(.PDFViewDisplayBoxChanged)
    }
  }
  /// Whether the first page stands alone in a two-page layout.
  open var displaysAsBook = false { didSet { layoutDocumentView() } }
  /// Whether pages are laid out from right to left.
  open var displaysRTL = false { didSet { layoutDocumentView() } }

  /// Whether pages have shadows; stored only.
  open var pageShadowsEnabled = true
  /// The interpolation quality; stored, because pages are always drawn with the best one.
  open var interpolationQuality = PDFInterpolationQuality.high
  /// Whether data detectors create links in the text; stored.
  open var enableDataDetectors = false
  /// Whether overlay views receive touches, for an app's own markup.
  open var isInMarkupMode = false { didSet { for view in views.values { update(view) } } }
  /// The source of overlay views.
  open weak var pageOverlayViewProvider: (any PDFPageOverlayViewProvider)? {
    didSet {
      removePageViews()
      showPages()
    }
  }
  /// Whether a page view controller shows one page at a time.
  open internal(set) var isUsingPageViewController = false

  /// Enables or disables a page view controller, which shows one page at a time.
  ///
  /// - Parameters:
  ///   - enable: Whether one page is shown at a time.
  ///   - viewOptions: Options of a page view controller, which have no effect.
  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {
    isUsingPageViewController = enable
    for swipe in swipes { swipe.isEnabled = enable }
    displayMode = enable ? .singlePage : .singlePageContinuous
  }

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

  /// The scale factor; setting it disables `autoScales`.
  open var scaleFactor: CGFloat {
    get { scroll.zoomScale }
    set {
      autoScales = false
      setScale(newValue)
    }
  }
  /// The minimum scale factor for the user.
  open var minScaleFactor: CGFloat = 0.25 { didSet { updateLimits() } }
  /// The maximum scale factor for the user.
  open var maxScaleFactor: CGFloat = 5 { didSet { updateLimits() } }
  /// Whether the scale follows the size of the view until the user zooms.
  open var autoScales = false {
    didSet { if autoScales { setScale(scaleFactorForSizeToFit) } }
  }

  /// The scale factor at which the pages fit into the view: by width if they are continuous.
  open var scaleFactorForSizeToFit: CGFloat {
    guard pages.size.width > 0, pages.size.height > 0, bounds.width > 0 else { return 1 }
    let (x, y) = (bounds.width / pages.size.width, bounds.height / pages.size.height)
    guard displayMode.isContinuous else { return min(x, y) }
    return displayDirection == .vertical ? x : y
  }

  /// Whether the scale can be increased.
  open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
  /// Whether the scale can be decreased.
  open var canZoomOut: Bool { scaleFactor > minScaleFactor }
  /// Zooms in by a step.
  open func zoomIn(_ sender: Any?) { scaleFactor = min(scaleFactor * Self.step, maxScaleFactor) }
  /// Zooms out by a step.
  open func zoomOut(_ sender: Any?) { scaleFactor = max(scaleFactor / Self.step, minScaleFactor) }

  // MARK: Pages

  /// The current page: the one in the middle of the view, or the single shown one.
  open var currentPage: PDFPage? { document?.page(at: currentIndex) }

  /// The upper left corner of the visible area, as a destination.
  open var currentDestination: PDFDestination? {
    guard let page = currentPage, let view = views[currentIndex] else { return nil }
    let corner = CGPoint(
      x: scroll.contentOffset.x / scaleFactor, y: scroll.contentOffset.y / scaleFactor)
    let inner = CGPoint(x: corner.x - view.frame.minX, y: corner.y - view.frame.minY)
    return PDFDestination(page: page, at: view.pagePoint(inner))
  }

  /// The pages that are visible, at least in part.
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

  /// Goes to the top of a page.
  open func go(to page: PDFPage) {
    guard let index = document?.index(for: page), index != NSNotFound else { return }
    remember()
    go(toIndex: index)
  }

  /// Goes to a destination, in the upper left corner.
  open func go(to destination: PDFDestination) {
    guard let page = destination.page, document?.index(for: page) != NSNotFound else { return }
    remember()
    move(to: destination)
  }

  /// Goes to a rectangle of a page.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the page's coordinates.
  ///   - page: The page.
  open func go(to rect: CGRect, on page: PDFPage) {
    go(to: PDFDestination(page: page, at: CGPoint(x: rect.minX, y: rect.maxY)))
  }

  /// Goes to the start of a selection.
  open func go(to selection: PDFSelection) {
    guard let page = selection.pages.first else { return }
    go(to: selection.bounds(for: page), on: page)
  }

  /// Whether the history has a previous destination.
  open var canGoBack: Bool { !history.isEmpty }
  /// Whether the history has a next destination.
  open var canGoForward: Bool { !future.isEmpty }
  /// Goes to the previous destination of the history.
  open func goBack(_ sender: Any?) { travel(from: \.history, to: \.future) }
  /// Goes to the next destination of the history.
  open func goForward(_ sender: Any?) { travel(from: \.future, to: \.history) }

  /// Performs an action of the document (QuickLook.PA4).
  open func perform(_ action: PDFAction) { run(action) }

  /// Redraws the annotations of a page.
  open func annotationsChanged(on page: PDFPage) { page.annotationsChanged() }

  /// Draws a page; apps may call it, the view draws by its pages.
  open func draw(_ page: PDFPage, to context: CGContext) {
    page.draw(with: displayBox, to: context)
  }

  /// Draws above a page, in a context with the page's coordinates; does nothing by default.
  open func drawPagePost(_ page: PDFPage, to context: CGContext) {}

  /// Returns what is at a point of this view.
  open func areaOfInterest(for cursorLocation: CGPoint) -> PDFAreaOfInterest {
    area(at: cursorLocation)
  }

  /// Returns the size of the row that contains a page, at the scale of the view.
  open func rowSize(for page: PDFPage) -> CGSize {
    guard let index = document?.index(for: page), let frame = pages.frames[index] else {
      return .zero
    }
    let row = pages.frames.values.filter { $0.minY == frame.minY }.reduce(frame) { $0.union($1) }
    return CGSize(width: row.width * scaleFactor, height: row.height * scaleFactor)
  }

  // MARK: Coordinates

  /// Returns the page at a point of this view.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - nearest: Whether the nearest page is returned if there is none.
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

  /// Sets the selection; the animation has no effect.
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

  /// Further highlighted selections, such as search results.
  open var highlightedSelections: [PDFSelection]? { didSet { showMarks() } }

  /// Scrolls to the selection.
  open func scrollSelectionToVisible(_ sender: Any?) { if let selection { go(to: selection) } }

  /// Copies the selected text to the pasteboard, if the document permits it.
  open override func copy(_ sender: Any?) {
    guard let text = selection?.string else { return }
    guard document?.allowsCopying == true else { return post(.PDFViewCopyPermission) }
    UIPasteboard.general.string = text
  }

  // MARK: Layout

  /// The subview that contains the pages.
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
    // The current page stays at the top, unless it was scrolled further.
    let (isAtStart, index) = (scroll.contentOffset.y <= 0, currentIndex)
    scroll.frame = bounds
    if autoScales { setScale(scaleFactorForSizeToFit) } else { showPages() }
    if isAtStart { go(toIndex: index) }
  }

  // MARK: Internals

  let scroll = UIScrollView()
  let content = UIView()
  lazy var observer = PDFScrollObserver(self)
  var pages = PDFViewLayout(
    [], mode: .singlePage, direction: .vertical, margins: .zero, asBook: false, isReversed: false,
    current: 0)
  var views: [Int: PDFPageView] = [:]
  var currentIndex = 0
  var seen: [Int] = []
  var selection: PDFSelection?
  var history: [PDFDestination] = []
  var future: [PDFDestination] = []
  let swipes = [UISwipeGestureRecognizer(), UISwipeGestureRecognizer()]
  var editor: PDFFieldEditor?
  // Unchecked because the closure that sets it has ended when it is read.
  nonisolated(unsafe) var following: (any NSObjectProtocol)?

  /// The factor of a step of zooming.
  ///
  /// - Source: ours. Confidence: guess.
  static let step: CGFloat = 1.25

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
    for (swipe, direction) in zip(swipes, [UISwipeGestureRecognizer.Direction.left, .right]) {
      (swipe.direction, swipe.isEnabled) = (direction, false)
      swipe.onAction { [weak self] _ in
        if direction == .left { self?.goToNextPage(nil) } else { self?.goToPreviousPage(nil) }
      }
      addGestureRecognizer(swipe)
    }
  }

  deinit { if let following { NotificationCenter.default.removeObserver(following) } }
}
