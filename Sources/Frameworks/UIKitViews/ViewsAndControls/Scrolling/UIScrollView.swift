/// A view that scrolls and zooms its content.
///
/// The visible part is set by the origin of the bounds (Scrolling.SC1…, in
/// `Documentation/Behaviour/Scrolling.md`).
@preconcurrency @MainActor
open class UIScrollView: UIView {
  override var isNaturalGroup: Bool { true }

  /// Scrolls by a page, and announces the page.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    AccessibilityScrolling.scrollPage(of: self, direction)
  }

  // MARK: Creating

  /// Creates a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Creates a scroll view without content, or one of an interface file (Nibs.NI5).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    if let nib = coder.nib { decode(nib) }
    decodeArchive(Self.scrollArchive, coder)
  }

  /// Encodes the view (Archives.AR17).
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Self.scrollArchive.encode(self, with: coder)
  }

  /// The delegate.
  // Subclasses with another type of delegate declare their own property of this name.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    willSet { willChangeValue(for: \.delegate) }
    didSet { didChangeValue(for: \.delegate) }
  }

  /// The keyboard dismiss mode (Scrolling.SC23).
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The keyboard dismiss modes of a drag.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// At the beginning of the drag.
    case onDrag = 1
    /// The keyboard follows the finger (Keyboards.DM2).
    case interactive = 2
    /// The drag dismisses the keyboard and its accessory view at its beginning.
    case onDragWithAccessory = 3
    /// The keyboard and its accessory view follow the finger.
    case interactiveWithAccessory = 4
  }

  // MARK: Content

  /// The point of the content at the top left corner (Scrolling.SC1); it can be beyond the edges.
  ///
  /// A drag or a deceleration continues from an offset that the app sets (Scrolling.SC28).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { scrollDriver.place(at: newValue) }
  }

  /// The size of the content; zero, the default, does not scroll.
  open var contentSize: CGSize = .zero {
    willSet { willChangeValue(for: \.contentSize) }
    didSet {
      didChangeValue(for: \.contentSize)
      if !isTakingSize { givenContentSize = contentSize }
      if contentSize != oldValue { updateInsets() }
    }
  }

  /// The layout guide of the content, which determines its size (Scrolling.SC20).
  open var contentLayoutGuide: UILayoutGuide {
    if let contentGuide { return contentGuide }
    let guide = ScrollGuide(of: self, isOfContent: true)
    contentGuide = guide
    return guide
  }
  /// The layout guide of the frame, for views that do not scroll (Scrolling.SC21).
  open var frameLayoutGuide: UILayoutGuide {
    if let frameGuide { return frameGuide }
    let guide = ScrollGuide(of: self, isOfContent: false)
    frameGuide = guide
    return guide
  }

  /// The insets that extend the content's range beyond its edges.
  open var contentInset: UIEdgeInsets = .zero {
    willSet { willChangeValue(for: \.contentInset) }
    didSet {
      if contentInset != oldValue { updateInsets() }
      didChangeValue(for: \.contentInset)
    }
  }

  /// The content inset with the safe area (Scrolling.SC2).
  open var adjustedContentInset: UIEdgeInsets { reportedInsets }

  /// The behavior that adds the safe area to the content inset.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { updateInsets() }
  }

  /// Called after the adjusted content inset changed; does nothing by default.
  open func adjustedContentInsetDidChange() {}

  /// Sets the content offset, with or without an animation, and ends a movement (Scrolling.SC14,
  /// Scrolling.SC29).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    // A view that is not on a screen changes immediately (Scrolling.SC14).
    guard animated, window != nil else {
      scrollDriver.stop()
      return self.contentOffset = contentOffset
    }
    scrollDriver.animate(to: contentOffset)
  }

  /// Scrolls by the smallest distance that makes a rectangle visible, or its start
  /// (Scrolling.SC24).
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard isInContent(rect) else { return }
    let goal = offset(showing: rect)
    guard goal != contentOffset else { return }
    setContentOffset(goal, animated: animated)
  }

  /// The distance between the vertical resting offsets, in points; 0 if the content rests anywhere.
  package var snapInterval: CGFloat = 0

  // MARK: Refreshing

  /// The control that reloads the content when it is pulled down (Tables.TB70).
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.leave()
      refreshControl?.join(self)
    }
  }
  /// The view behind the content and the refresh control, if a subclass has one.
  package weak var contentBackgroundView: UIView?

  // MARK: Scrolling

  /// The effect at the top edge.
  open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
  /// The effect at the left edge.
  open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
  /// The effect at the bottom edge.
  open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
  /// The effect at the right edge.
  open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()

  /// Whether scrolling is enabled.
  open var isScrollEnabled = true
  /// Whether a drag is locked to one axis if its start is clear (Scrolling.SC7).
  open var isDirectionalLockEnabled = false
  /// Whether the content rests at multiples of the bounds' size (Scrolling.SC12).
  open var isPagingEnabled = false
  /// Whether the content bounces beyond its edges.
  open var bounces = true
  /// Whether the content bounces beyond its left and right edges, if it bounces at all
  /// (Scrolling.SC25).
  open var bouncesHorizontally = true
  /// Whether the content bounces beyond its upper and lower edges, if it bounces at all
  /// (Scrolling.SC25).
  open var bouncesVertically = true
  /// Whether a horizontal drag at the end of the content scrolls an outer scroll view
  /// (Scrolling.SC22).
  open var transfersHorizontalScrollingToParent = true
  /// Whether a vertical drag at the end of the content scrolls an outer scroll view
  /// (Scrolling.SC22).
  open var transfersVerticalScrollingToParent = true
  /// Whether keys of a keyboard scroll; stored, because keys do not scroll here.
  open var allowsKeyboardScrolling = true
  /// The alignment of content that is smaller than the view, 0…1 along each axis (Scrolling.SC26).
  open var contentAlignmentPoint: CGPoint = .zero {
    didSet { if contentAlignmentPoint != oldValue { alignContent() } }
  }
  /// Whether vertical dragging bounces even if all content is visible.
  open var alwaysBounceVertical = false
  /// Whether horizontal dragging bounces even if all content is visible.
  open var alwaysBounceHorizontal = false
  /// The deceleration rate.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether a tap on the status bar scrolls to the top (Scrolling.SC17).
  open var scrollsToTop = true

  /// Whether a finger touches the scroll view.
  open var isTracking: Bool { scrollDriver.isTracking }
  /// Whether a finger drags the content.
  open var isDragging: Bool { scrollDriver.isDragging }
  /// Whether the content decelerates after a release.
  open var isDecelerating: Bool { scrollDriver.isDecelerating }
  /// Whether an animation moves the content to an offset.
  open var isScrollAnimating: Bool { scrollDriver.isScrollAnimating }
  /// Whether an animation zooms the content.
  open var isZoomAnimating: Bool { scrollDriver.isZoomAnimating }
  /// Stops all movements, and moves the content within its edges (Scrolling.SC27).
  open func stopScrollingAndZooming() { scrollDriver.stopEverything() }

  /// The pan recognizer.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// The pinch recognizer; `nil` if nothing can be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { isZoomable ? pinch : nil }

  // MARK: Touches

  /// Whether touches of the content are delayed until they cannot be a drag (Scrolling.SC4).
  open var delaysContentTouches = true
  /// Whether a touch of the content can become a drag (Scrolling.SC5).
  open var canCancelContentTouches = true

  /// Returns whether the content receives touches; `true` by default.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Returns whether a touch of a view can become a drag; by default `false` for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Zooming

  /// The minimum zoom scale.
  open var minimumZoomScale: CGFloat = 1
  /// The maximum zoom scale.
  open var maximumZoomScale: CGFloat = 1
  /// Whether a pinch can exceed the zoom limits.
  open var bouncesZoom = true

  /// The zoom scale (Scrolling.SC15).
  open var zoomScale: CGFloat {
    get { scrollDriver.zoom }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether a pinch is zooming.
  open var isZooming: Bool { scrollDriver.isZooming }
  /// Whether the zoom returns from beyond its limits.
  open var isZoomBouncing: Bool { scrollDriver.isZoomBouncing }

  /// Zooms about the center of the visible part.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    scrollDriver.zoom(to: limitedZoom(scale), showing: nil, animated: animated)
  }

  /// Zooms so that a rectangle of the zoomed view fills the scroll view, within the zoom limits.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    scrollDriver.zoom(
      to: limitedZoom(scale), showing: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
  }

  // MARK: Indicators

  /// Whether the vertical indicator is shown.
  open var showsVerticalScrollIndicator = true { didSet { indicators.update() } }
  /// Whether the horizontal indicator is shown.
  open var showsHorizontalScrollIndicator = true { didSet { indicators.update() } }
  /// The display mode of the index, which only a watch shows.
  open var indexDisplayMode: IndexDisplayMode = .automatic
  /// The style of the indicators.
  open var indicatorStyle: IndicatorStyle = .default { didSet { indicators.update() } }
  /// The insets of the vertical indicator.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicators.update() } }
  /// The insets of the horizontal indicator.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicators.update() } }
  /// The insets of both indicators.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Whether the safe area is added to the insets of the indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators.update() } }

  /// Shows the indicators briefly; does nothing if all of the content is visible (Scrolling.SC18).
  open func flashScrollIndicators() {
    let ranges = [verticalRange, horizontalRange]
    guard ranges.contains(where: { $0.lowerBound < $0.upperBound }) else { return }
    indicators.show()
    indicators.hide()
  }

  /// Shows the indicators while a closure changes the content offset, and fades them out
  /// (Scrolling.SC18).
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    indicators.show()
    changes()
    indicators.hide()
  }

  // MARK: View

  open override var bounds: CGRect {
    willSet { if newValue.origin != bounds.origin { willChangeValue(for: \.contentOffset) } }
    didSet {
      if bounds.origin != oldValue.origin {
        if bounds.size == oldValue.size {
          AccessibilityChanges.contentMoved(
            of: self,
            by: CGPoint(x: bounds.minX - oldValue.minX, y: bounds.minY - oldValue.minY))
        }
        didChangeValue(for: \.contentOffset)
      }
      if bounds.size != oldValue.size { updateInsets() }
      guard bounds != oldValue else { return }
      indicators.update()
      guard bounds.origin != oldValue.origin else { return }
      if frameGuide != nil { layoutEngine?.invalidate() }
      setNeedsLayout()
      onScroll?()
      delegate?.scrollViewDidScroll(self)
    }
  }

  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { updateInsets() } }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateInsets()
  }

  /// Lays out the subviews, and sets the content size from constraints on the content layout guide
  /// (Scrolling.SC20).
  open override func layoutSubviews() {
    super.layoutSubviews()
    refreshControl?.place()
    if contentAlignmentPoint != .zero { alignContent() }
    guard let contentGuide, let engine = layoutEngine,
      let entry = engine.entry(ifKnown: contentGuide)
    else { return }
    let size = engine.frame(entry).size
    guard size != contentSize else { return }
    isTakingSize = true
    contentSize = size
    isTakingSize = false
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if let window { StatusBarTapGestureRecognizer.add(to: window) } else { scrollDriver.stop() }
  }

  /// The size of the visible part: the bounds' size.
  open var visibleSize: CGSize { bounds.size }

  // MARK: Internals

  package let pan = ScrollPanGestureRecognizer()
  let pinch = ScrollPinchGestureRecognizer()
  package private(set) lazy var scrollDriver = ScrollDriver(self)
  /// The view that a subclass zooms if the delegate returns none.
  package weak var ownZoomedView: UIView?
  private(set) lazy var indicators = ScrollIndicators(self)
  /// The closure that notifies the navigation bar of scrolling.
  var onScroll: (() -> Void)?
  private var reportedInsets: UIEdgeInsets = .zero
  private var contentGuide: ScrollGuide?
  private var frameGuide: ScrollGuide?
  private var isTakingSize = false
  /// The content size that the app set.
  private(set) var givenContentSize: CGSize = .zero
  override var contentEdges: UILayoutGuide? { contentLayoutGuide }

  /// Called before a drag begins; does nothing by default.
  @_spi(UIKitModules) open func dragWillBegin() {}
  /// Called when a movement by a drag or an animation has ended; does nothing by default.
  @_spi(UIKitModules) open func movementDidEnd() {}

  private func begin() {
    clipsToBounds = true
    let delay = ContentTouchDelayGestureRecognizer()
    (delay.scrollView, pan.scrollView, pinch.scrollView) = (self, self, self)
    for recognizer in [delay, pan, pinch] { addGestureRecognizer(recognizer) }
    pan.onAction { [weak self] _ in self?.scrollDriver.dragged() }
    pinch.onAction { [weak self] _ in self?.scrollDriver.pinched() }
  }

  /// Updates the adjusted content inset and keeps the content's top edge in place (Scrolling.SC2).
  func updateInsets() {
    let (old, new) = (reportedInsets, coveredInsets)
    guard old != new else { return }
    let wasAtTop = bounds.minY == -old.top
    let wasAtLeft = bounds.minX == -old.left
    reportedInsets = new
    var offset = bounds.origin
    if wasAtTop { offset.y = -new.top }
    if wasAtLeft { offset.x = -new.left }
    if !isDragging, !isDecelerating { bounds.origin = offset }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    indicators.update()
  }
}
