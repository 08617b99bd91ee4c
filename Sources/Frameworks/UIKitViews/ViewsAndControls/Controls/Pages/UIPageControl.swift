import TactusVoiceOver

/// A control that shows a row of dots, one per page (Controls.CD1…).
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The current interaction with the control.
  public enum InteractionState: Int, Sendable {
    /// No interaction.
    case none = 0
    /// A tap that moves by one page.
    case discrete = 1
    /// A continuous drag over the dots.
    case continuous = 2
  }

  /// The styles of the background.
  public enum BackgroundStyle: Int, Sendable {
    /// A background during continuous interaction.
    case automatic = 0
    /// A background at all times.
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  /// The directions in which the pages are arranged (Controls.CD7).
  public enum Direction: Int, Sendable {
    /// The direction of the language.
    case natural = 0
    /// From left to right.
    case leftToRight = 1
    /// From right to left.
    case rightToLeft = 2
    /// From top to bottom.
    case topToBottom = 3
    /// From bottom to top.
    case bottomToTop = 4
  }

  // MARK: Creating

  /// Creates a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control without pages, or one of an interface file (Nibs.NI5).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder.nib { decode(nib) }
    decodeArchive(Self.pageControlArchive, coder)
  }

  /// Encodes the view (Archives.AR17).
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Self.pageControlArchive.encode(self, with: coder)
  }

  // MARK: Pages

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      current = max(0, min(current, numberOfPages - 1))
      refresh()
    }
  }

  /// The current page, from 0; a change by the app sends no action.
  open var currentPage: Int {
    get { current }
    set {
      let old = current
      current = max(0, min(newValue, numberOfPages - 1))
      refresh()
      if current != old { progress?.pageChanged() }
    }
  }

  /// The progress within the current page; nil for none (Controls.PP1).
  open var progress: UIPageControlProgress? {
    didSet {
      if oldValue !== progress { oldValue?.control = nil }
      progress?.control = self
      refresh()
    }
  }

  /// Whether a new page is shown only by `updateCurrentPageDisplay`; has no effect since iOS 14.
  open var defersCurrentPageDisplay = false
  /// Shows the current page; does nothing, because it is always shown.
  open func updateCurrentPageDisplay() {}
  /// Whether the dots are hidden for a single page.
  open var hidesForSinglePage = false { didSet { refresh() } }

  // MARK: Appearance

  /// The color of the dots; `nil` for translucent white.
  open var pageIndicatorTintColor: UIColor? { didSet { refresh() } }
  /// The color of the current dot; `nil` for white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { refresh() } }
  /// The image in place of the dots; `nil` for dots.
  open var preferredIndicatorImage: UIImage? { didSet { refresh() } }
  /// Sets the image of a page; `nil` for the image of all pages.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    programmingPrecondition(
      dots.indices.contains(page), "page \(page) is out of range for \(dots.count) pages")
    images[page] = image
    refresh()
  }
  /// Returns the image of a page.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  /// The image in place of the current dot; `nil` for the other dots' image (Controls.CD6).
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { refresh() } }
  /// Sets the image of a page while it is the current one; `nil` for the image of all pages.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    programmingPrecondition(
      dots.indices.contains(page), "page \(page) is out of range for \(dots.count) pages")
    currentImages[page] = image
    refresh()
  }
  /// Returns the image of a page while it is the current one.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }
  /// The direction in which the pages are arranged (Controls.CD7).
  open var direction: Direction = .natural { didSet { refresh() } }
  /// The style of the background.
  open var backgroundStyle: BackgroundStyle = .automatic { didSet { refresh() } }

  // MARK: Touching

  /// The current interaction.
  open var interactionState: InteractionState { storedInteractionState }
  private var storedInteractionState = InteractionState.none { didSet { refresh() } }
  /// Whether a long press begins continuous interaction.
  open var allowsContinuousInteraction = true

  // MARK: Sizes

  /// Returns the size for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length =
      CGFloat(max(0, pageCount)) * PageControlMetrics.pitch + PageControlMetrics.margin
      + extraWidth
    return isVertical
      ? CGSize(width: PageControlMetrics.height, height: length)
      : CGSize(width: length, height: PageControlMetrics.height)
  }
  /// The size for the number of pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// Returns the size for the number of pages.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = intrinsicContentSize
    ground.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
    ground.layer.cornerRadius = PageControlMetrics.height / 2
    for (index, dot) in dots.enumerated() {
      dot.center =
        isVertical
        ? CGPoint(x: bounds.midX, y: place(of: index))
        : CGPoint(x: place(of: index), y: bounds.midY)
    }
    layOutProgress()
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    begin = place(of: touch)
    storedInteractionState = .discrete
    if allowsContinuousInteraction {
      generator.keepPrepared()
      timer = AppTimers.shared.add(at: CACurrentMediaTime() + PageControlMetrics.hold) {
        [weak self] in
        self?.timer = nil
        self?.storedInteractionState = .continuous
      }
    }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = place(of: touch)
    if allowsContinuousInteraction { generator.keepPrepared() }
    if interactionState == .discrete, allowsContinuousInteraction,
      abs(place - begin) >= PageControlMetrics.pitch
    {
      stopTimer()
      storedInteractionState = .continuous
    }
    if interactionState == .continuous { scrub(to: place, event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let isTap = interactionState == .discrete && isTouchInside
    if isTap, let touch {
      // A tap after the current dot goes to the next page, one before it to the previous page
      // (Controls.CD2).
      let isAfter = (place(of: touch) > place(of: current)) != isReversed
      go(to: current + (isAfter ? 1 : -1), event)
    }
    stopTimer()
    storedInteractionState = .none
  }

  open override func cancelTracking(with event: UIEvent?) {
    stopTimer()
    storedInteractionState = .none
  }

  // MARK: Accessibility

  /// The accessibility value: by default the page and the number of pages.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? VoiceOverStrings.ofPhone.text(.pageValue, current + 1, numberOfPages)
    }
    set { super.accessibilityValue = newValue }
  }

  /// Moves to the next page.
  open override func accessibilityIncrement() { go(to: current + 1, nil) }
  /// Moves to the previous page.
  open override func accessibilityDecrement() { go(to: current - 1, nil) }

  // MARK: Internals

  private var current = 0
  private var dots: [UIImageView] = []
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]
  private let ground = UIView()
  /// The filled part of a progress bar.
  private let fill = UIView()
  private var begin: CGFloat = 0
  private var timer: Int?
  private let generator = UISelectionFeedbackGenerator()

  override var preventsOuterTaps: Bool { true }
  @_spi(UIKitModules) open override var ownDrag: ControlDrag? {
    guard allowsContinuousInteraction else { return nil }
    return ControlDrag(in: bounds, along: isVertical ? .vertical : .horizontal)
  }

  private func setUp() {
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    ground.isUserInteractionEnabled = false
    ground.backgroundColor = PageControlMetrics.ground
    addSubview(ground)
    refresh()
  }

  private func refresh() {
    while dots.count < numberOfPages { dots.append(makeDot()) }
    while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
    for (index, dot) in dots.enumerated() {
      let own = index == current ? currentPageIndicatorTintColor : pageIndicatorTintColor
      let color = own ?? UIColor(white: 1, alpha: index == current ? 1 : PageControlMetrics.alpha)
      let currentImage = currentImages[index] ?? preferredCurrentPageIndicatorImage
      let image = index == current ? currentImage : nil
      show(image ?? images[index] ?? preferredIndicatorImage, in: color, on: dot)
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
    }
    showProgress()
    ground.isHidden =
      backgroundStyle == .minimal
      || backgroundStyle == .automatic && interactionState != .continuous
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeDot() -> UIImageView {
    let dot = UIImageView()
    dot.isUserInteractionEnabled = false
    addSubview(dot)
    return dot
  }

  /// Shows the dot of a page, or an image in its place.
  private func show(_ image: UIImage?, in color: UIColor, on dot: UIImageView) {
    dot.image = image?.withRenderingMode(.alwaysTemplate)
    dot.tintColor = color
    dot.backgroundColor = image == nil ? color : nil
    let size = CGSize(width: PageControlMetrics.dot, height: PageControlMetrics.dot)
    dot.bounds.size = image?.size ?? size
    dot.layer.cornerRadius = image == nil ? PageControlMetrics.dot / 2 : 0
  }

  /// Whether the dots are arranged vertically.
  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether the first page is at the right or at the bottom.
  private var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  /// Returns the position of a touch along the dots' axis.
  private func place(of touch: UITouch) -> CGFloat {
    let place = touch.location(in: self)
    return isVertical ? place.y : place.x
  }

  /// Returns the center of a dot along the dots' axis.
  private func place(of index: Int) -> CGFloat {
    let place = CGFloat(isReversed ? numberOfPages - 1 - index : index)
    let side: CGFloat = index == current ? 0 : (index < current) != isReversed ? -1 : 1
    let middle = isVertical ? bounds.midY : bounds.midX
    return middle + (place - CGFloat(numberOfPages - 1) / 2) * PageControlMetrics.pitch
      + side * extraWidth / 2
  }

  // MARK: Progress

  /// The additional width of a progress bar.
  private var extraWidth: CGFloat {
    progress == nil ? 0 : PageControlMetrics.bar - PageControlMetrics.dot
  }

  /// The progress has changed.
  func progressChanged() { layOutProgress() }

  /// Turns the page because of a progress, and sends an action.
  func turn(to page: Int) { go(to: page, nil) }

  /// Shows the current dot as a bar, filled by the progress (Controls.PP1).
  private func showProgress() {
    guard progress != nil, dots.indices.contains(current) else { return fill.removeFromSuperview() }
    let dot = dots[current]
    dot.image = nil
    dot.backgroundColor =
      pageIndicatorTintColor ?? UIColor(white: 1, alpha: PageControlMetrics.alpha)
    dot.bounds.size =
      isVertical
      ? CGSize(width: PageControlMetrics.dot, height: PageControlMetrics.bar)
      : CGSize(width: PageControlMetrics.bar, height: PageControlMetrics.dot)
    dot.layer.cornerRadius = PageControlMetrics.dot / 2
    dot.clipsToBounds = true
    fill.backgroundColor = currentPageIndicatorTintColor ?? .white
    dot.addSubview(fill)
    layOutProgress()
  }

  private func layOutProgress() {
    guard let progress, let bar = fill.superview else { return }
    let (whole, part) = (bar.bounds, CGFloat(progress.currentProgress))
    fill.frame =
      if isVertical {
        CGRect(
          x: 0, y: isReversed ? whole.height * (1 - part) : 0, width: whole.width,
          height: whole.height * part)
      } else {
        CGRect(
          x: isReversed ? whole.width * (1 - part) : 0, y: 0, width: whole.width * part,
          height: whole.height)
      }
  }

  /// Moves to the page of the nearest dot, with selection feedback (Controls.CD3).
  private func scrub(to place: CGFloat, _ event: UIEvent?) {
    let nearest = dots.indices.min {
      abs(self.place(of: $0) - place) < abs(self.place(of: $1) - place)
    }
    guard let nearest, nearest != current else { return }
    generator.selectionChanged()
    generator.keepPrepared()
    go(to: nearest, event)
  }

  private func go(to page: Int, _ event: UIEvent?) {
    guard page != current, dots.indices.contains(page) else { return }
    current = page
    refresh()
    progress?.pageChanged()
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  private func stopTimer() {
    if let timer { AppTimers.shared.remove(timer) }
    timer = nil
  }
}
