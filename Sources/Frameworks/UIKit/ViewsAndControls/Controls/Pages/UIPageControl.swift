/// A row of dots, one a page.
///
/// Steps CD1… are in `Documentation/Behaviour/Controls.md`.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How a finger changes the page at the moment.
  public enum InteractionState: Int, Sendable {
    /// Not at all.
    case none = 0
    /// Page by page, by a tap.
    case discrete = 1
    /// Wherever it goes.
    case continuous = 2
  }

  /// When there is a ground beneath the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// While a finger goes over them.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }

  // MARK: Creating

  /// Makes a row without dots.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a row without dots: archives of views are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: Pages

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      current = max(0, min(current, numberOfPages - 1))
      refresh()
    }
  }

  /// The page that is seen, from 0; setting it tells nobody.
  open var currentPage: Int {
    get { current }
    set {
      current = max(0, min(newValue, numberOfPages - 1))
      refresh()
    }
  }

  /// Whether there are no dots where there is one page.
  open var hidesForSinglePage = false { didSet { refresh() } }

  // MARK: Looks

  /// The dots' colour; nil for white, faint.
  open var pageIndicatorTintColor: UIColor? { didSet { refresh() } }
  /// The current dot's colour; nil for white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { refresh() } }
  /// What is shown in place of dots; nil for dots.
  open var preferredIndicatorImage: UIImage? { didSet { refresh() } }
  /// Sets what is shown in place of a page's dot; nil for what the others have.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    precondition(dots.indices.contains(page), "there are \(dots.count) pages, and no \(page)")
    images[page] = image
    refresh()
  }
  /// What was set for a page.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  /// When there is a ground beneath the dots.
  open var backgroundStyle: BackgroundStyle = .automatic { didSet { refresh() } }

  // MARK: Touching

  /// How a finger changes the page at the moment.
  open private(set) var interactionState: InteractionState = .none { didSet { refresh() } }
  /// Whether a finger that stays may then go over the dots.
  open var allowsContinuousInteraction = true

  // MARK: Room

  /// The room of so many dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: CGFloat(max(0, pageCount)) * PageMeasures.pitch + PageMeasures.margin,
      height: PageMeasures.height)
  }
  /// The room of its dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// The room of its dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = intrinsicContentSize
    ground.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
    ground.layer.cornerRadius = size.height / 2
    for (index, dot) in dots.enumerated() { dot.center = CGPoint(x: x(of: index), y: bounds.midY) }
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    begin = touch.location(in: self).x
    interactionState = .discrete
    if allowsContinuousInteraction {
      timer = AppTimers.shared.add(at: CACurrentMediaTime() + PageMeasures.hold) { [weak self] in
        self?.timer = nil
        self?.interactionState = .continuous
      }
    }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self).x
    if interactionState == .discrete, allowsContinuousInteraction,
      abs(place - begin) >= PageMeasures.pitch
    {
      stopTimer()
      interactionState = .continuous
    }
    if interactionState == .continuous { scrub(to: place, event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let isTap = interactionState == .discrete && isTouchInside
    if isTap, let touch {
      // CD2. A tap after the current dot goes to the next page, one before it to the page before.
      let isAfter = (touch.location(in: self).x > x(of: current)) != isReadFromRight
      go(to: current + (isAfter ? 1 : -1), event)
    }
    stopTimer()
    interactionState = .none
  }

  open override func cancelTracking(with event: UIEvent?) {
    stopTimer()
    interactionState = .none
  }

  // MARK: Accessibility

  /// Which page it is, unless something else is said.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(current + 1) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  /// Goes to the next page.
  open override func accessibilityIncrement() { go(to: current + 1, nil) }
  /// Goes to the page before.
  open override func accessibilityDecrement() { go(to: current - 1, nil) }

  // MARK: Internals

  private var current = 0
  private var dots: [UIImageView] = []
  private var images: [Int: UIImage] = [:]
  private let ground = UIView()
  private var begin: CGFloat = 0
  private var timer: Int?
  private let generator = UISelectionFeedbackGenerator()

  override var keepsTaps: Bool { true }

  private func setUp() {
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    ground.isUserInteractionEnabled = false
    ground.backgroundColor = PageMeasures.ground
    addSubview(ground)
    refresh()
  }

  private func refresh() {
    while dots.count < numberOfPages { dots.append(makeDot()) }
    while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
    for (index, dot) in dots.enumerated() {
      let own = index == current ? currentPageIndicatorTintColor : pageIndicatorTintColor
      let color = own ?? UIColor(white: 1, alpha: index == current ? 1 : PageMeasures.alpha)
      show(images[index] ?? preferredIndicatorImage, in: color, on: dot)
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
    }
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

  /// Shows a page's dot, or a picture's shape in its place.
  private func show(_ image: UIImage?, in color: UIColor, on dot: UIImageView) {
    dot.image = image?.withRenderingMode(.alwaysTemplate)
    dot.tintColor = color
    dot.backgroundColor = image == nil ? color : nil
    let size = CGSize(width: PageMeasures.dot, height: PageMeasures.dot)
    dot.bounds.size = image?.size ?? size
    dot.layer.cornerRadius = image == nil ? PageMeasures.dot / 2 : 0
  }

  /// Where a dot's middle is.
  private func x(of index: Int) -> CGFloat {
    let place = CGFloat(isReadFromRight ? numberOfPages - 1 - index : index)
    return bounds.midX + (place - CGFloat(numberOfPages - 1) / 2) * PageMeasures.pitch
  }

  /// CD3: the page whose dot is nearest, felt as a choice.
  private func scrub(to place: CGFloat, _ event: UIEvent?) {
    let nearest = dots.indices.min { abs(x(of: $0) - place) < abs(x(of: $1) - place) }
    guard let nearest, nearest != current else { return }
    generator.selectionChanged()
    go(to: nearest, event)
  }

  private func go(to page: Int, _ event: UIEvent?) {
    guard page != current, dots.indices.contains(page) else { return }
    current = page
    refresh()
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  private func stopTimer() {
    if let timer { AppTimers.shared.remove(timer) }
    timer = nil
  }
}
