/// A view that shows a part of something larger, which people move with their fingers.
///
/// What is seen is moved by the origin of its bounds. Steps SC1… are in
/// `Documentation/Behaviour/Scrolling.md`.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  // MARK: Creating

  /// Makes a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a scroll view without content: archives of views are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  /// Who is told how it moves.
  // What scrolls by another kind of delegate has a property of this name of its own.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// Where of the content its upper left corner is (SC1); it may be set beyond the edges.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      mover.stop()
      bounds.origin = newValue
    }
  }

  /// How large the content is; without a size it does not scroll.
  open var contentSize: CGSize = .zero {
    willSet { willChangeValue(for: \.contentSize) }
    didSet {
      didChangeValue(for: \.contentSize)
      if !isTakingSize { givenContentSize = contentSize }
      if contentSize != oldValue { updateInsets() }
    }
  }

  /// The content, for constraints, from which its size follows (SC20).
  open var contentLayoutGuide: UILayoutGuide {
    if let contentGuide { return contentGuide }
    let guide = ScrollGuide(of: self, isOfContent: true)
    contentGuide = guide
    return guide
  }
  /// The view itself, for constraints of what stays where it is while the content moves (SC21).
  open var frameLayoutGuide: UILayoutGuide {
    if let frameGuide { return frameGuide }
    let guide = ScrollGuide(of: self, isOfContent: false)
    frameGuide = guide
    return guide
  }

  /// How far the content can be moved beyond its edges, and still rests there.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { updateInsets() } }
  }

  /// The same, with what the phone covers (SC2).
  open var adjustedContentInset: UIEdgeInsets { toldInsets }

  /// Whether what the phone covers is added.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { updateInsets() }
  }

  /// Is told that it is covered otherwise; by itself it does nothing.
  open func adjustedContentInsetDidChange() {}

  /// Moves the content, at once or in a moment (SC14).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else { return self.contentOffset = contentOffset }
    mover.animate(to: contentOffset)
  }

  /// Moves the content as little as is needed to have a rectangle of it seen, or its beginning.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let goal = offset(showing: rect)
    guard goal != contentOffset else { return }
    setContentOffset(goal, animated: animated)
  }

  // MARK: Refreshing

  /// What reloads the content when it is pulled down (Tables TB70).
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.leave()
      refreshControl?.join(self)
    }
  }

  // MARK: Scrolling

  /// Whether people can scroll it.
  open var isScrollEnabled = true
  /// Whether it follows a finger in one direction only, if that is clear from the start (SC7).
  open var isDirectionalLockEnabled = false
  /// Whether it rests only at whole multiples of its size (SC12).
  open var isPagingEnabled = false
  /// Whether it can be pulled beyond its edges.
  open var bounces = true
  /// Whether that is so from top to bottom even where all content is seen.
  open var alwaysBounceVertical = false
  /// Whether that is so from left to right even where all content is seen.
  open var alwaysBounceHorizontal = false
  /// How quickly it slows down.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether a tap on the status bar brings it to its top (SC17).
  open var scrollsToTop = true

  /// Whether a finger is on it.
  open var isTracking: Bool { mover.isTracking }
  /// Whether a finger drags it.
  open var isDragging: Bool { mover.isDragging }
  /// Whether it moves after it was let go of.
  open var isDecelerating: Bool { mover.isDecelerating }

  /// Finds fingers that drag it.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// Finds fingers that zoom it; nil where nothing is zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { isZoomable ? pinch : nil }

  // MARK: Touches

  /// Whether what is in it hears of a touch only when that is seen to be no drag (SC4).
  open var delaysContentTouches = true
  /// Whether a touch that what is in it has heard of can become a drag (SC5).
  open var canCancelContentTouches = true

  /// Whether what is in it hears of touches at all.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a touch that a view in it has heard of can become a drag; not a control's.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Zooming

  /// How small it can be zoomed.
  open var minimumZoomScale: CGFloat = 1
  /// How large it can be zoomed.
  open var maximumZoomScale: CGFloat = 1
  /// Whether it can be zoomed beyond both for as long as fingers are on it.
  open var bouncesZoom = true

  /// How large what is zoomed is shown (SC15).
  open var zoomScale: CGFloat {
    get { mover.zoom }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether fingers zoom it.
  open var isZooming: Bool { mover.isZooming }
  /// Whether it comes back from beyond its limits.
  open var isZoomBouncing: Bool { mover.isZoomBouncing }

  /// Zooms about the middle of what is seen.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    mover.zoom(to: limitedZoom(scale), showing: nil, animated: animated)
  }

  /// Zooms so that a rectangle of what is zoomed fills the view, as far as its limits allow.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    mover.zoom(
      to: limitedZoom(scale), showing: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
  }

  // MARK: Indicators

  /// Whether it is shown how far from top to bottom it is.
  open var showsVerticalScrollIndicator = true { didSet { indicators.update() } }
  /// Whether it is shown how far from left to right it is.
  open var showsHorizontalScrollIndicator = true { didSet { indicators.update() } }
  /// What indicators look like.
  open var indicatorStyle: IndicatorStyle = .default { didSet { indicators.update() } }
  /// How far the upright indicator stays away from the edges.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicators.update() } }
  /// How far the level indicator stays away from the edges.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicators.update() } }
  /// How far both indicators stay away from the edges.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Whether the phone's covers are added to both.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators.update() } }

  /// Shows indicators for a moment.
  open func flashScrollIndicators() {
    indicators.show()
    indicators.hide()
  }

  // MARK: View

  open override var bounds: CGRect {
    willSet { if newValue.origin != bounds.origin { willChangeValue(for: \.contentOffset) } }
    didSet {
      if bounds.origin != oldValue.origin { didChangeValue(for: \.contentOffset) }
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

  /// Places what is in it, and takes the size of its content from the constraints that are about it (SC20).
  open override func layoutSubviews() {
    super.layoutSubviews()
    refreshControl?.place()
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
    if let window { StatusBarTap.add(to: window) } else { mover.stop() }
  }

  // MARK: Internals

  let pan = ScrollPan()
  let pinch = ScrollPinch()
  private(set) lazy var mover = ScrollMover(self)
  private(set) lazy var indicators = ScrollIndicators(self)
  /// Tells the bar above it that it was scrolled.
  var onScroll: (() -> Void)?
  private var toldInsets: UIEdgeInsets = .zero
  private var contentGuide: ScrollGuide?
  private var frameGuide: ScrollGuide?
  private var isTakingSize = false
  /// The size of the content that the app has set itself.
  private(set) var givenContentSize: CGSize = .zero
  override var contentEdges: UILayoutGuide? { contentLayoutGuide }

  private func begin() {
    clipsToBounds = true
    let delay = ContentTouchDelay()
    (delay.scrollView, pan.scrollView, pinch.scrollView) = (self, self, self)
    for recognizer in [delay, pan, pinch] { addGestureRecognizer(recognizer) }
    pan.onAction { [weak self] _ in self?.mover.dragged() }
    pinch.onAction { [weak self] _ in self?.mover.pinched() }
  }

  /// SC2: has it know how far it is covered, and keeps what is at the top there.
  func updateInsets() {
    let (old, new) = (toldInsets, coveredInsets)
    guard old != new else { return }
    let wasAtTop = bounds.minY == -old.top
    let wasAtLeft = bounds.minX == -old.left
    toldInsets = new
    var offset = bounds.origin
    if wasAtTop { offset.y = -new.top }
    if wasAtLeft { offset.x = -new.left }
    if !isDragging, !isDecelerating { bounds.origin = offset }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    indicators.update()
  }
}
