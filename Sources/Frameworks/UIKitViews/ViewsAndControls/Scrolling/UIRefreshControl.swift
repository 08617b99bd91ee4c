/// A control that starts a refresh when a scroll view is pulled down (Tables.TB70…).
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  // MARK: Creating

  /// Creates a control of the standard height.
  public init() {
    super.init(frame: Self.standardFrame)
    setUp()
  }

  /// Creates a control of the standard height.
  public override init(frame: CGRect) {
    super.init(frame: Self.standardFrame)
    setUp()
  }

  /// Creates a control of the standard height; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: Appearance

  /// The title below the activity indicator.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = ownTint
  }

  // MARK: Refreshing

  /// Whether a refresh is in progress.
  open private(set) var isRefreshing = false

  /// Shows a refresh in progress without sending an event.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.startAnimating()
    holdRoom()
  }

  /// Ends the refresh.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    guard let scroll else { return wheel.stopAnimating() }
    isArmed = false
    let isAtTop = scroll.contentOffset.y < -scroll.adjustedContentInset.top + addedInset
    let offset = scroll.contentOffset
    let given = addedInset
    addedInset = 0
    UIView.performWithoutAnimation {
      scroll.contentInset.top -= given
      if !scroll.isDragging { scroll.bounds.origin = offset }
    }
    if isAtTop, !scroll.isDragging {
      scroll.setContentOffset(
        CGPoint(x: offset.x, y: -scroll.adjustedContentInset.top), animated: true)
    }
    wheel.stopAnimating()
    place()
  }

  // MARK: View

  open override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.sizeThatFits(bounds.size)
    let middle = bounds.midY - (text.height > 0 ? text.height / 2 : 0)
    wheel.center = CGPoint(x: bounds.midX, y: middle)
    label.frame = CGRect(
      x: (bounds.width - text.width) / 2, y: middle + wheel.bounds.height / 2 + 2,
      width: text.width, height: text.height)
  }

  /// The standard height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: RefreshMetrics.height)
  }

  // MARK: Internals

  /// The frame of a new control.
  private static var standardFrame: CGRect {
    CGRect(x: 0, y: 0, width: 320, height: RefreshMetrics.height)
  }

  private weak var scroll: UIScrollView?
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let generator = UIImpactFeedbackGenerator(style: .light)
  /// Whether the current pull has already started a refresh.
  private var isArmed = false
  /// The amount added to the content inset of the scroll view.
  private var addedInset: CGFloat = 0

  private func setUp() {
    wheel.hidesWhenStopped = false
    wheel.alpha = 0
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    addSubview(wheel)
    addSubview(label)
  }

  func join(_ scroll: UIScrollView) {
    self.scroll = scroll
    let ground = scroll.contentBackgroundView
    scroll.insertSubview(self, at: ground == nil ? 0 : 1)
    if isRefreshing { holdRoom() }
    place()
  }

  func leave() {
    if addedInset > 0 { scroll?.contentInset.top -= addedInset }
    addedInset = 0
    removeFromSuperview()
    scroll = nil
  }

  /// Positions the control above the content and starts a refresh after a sufficient pull
  /// (Tables.TB70…TB72).
  func place() {
    guard let scroll else { return }
    let rest = -(scroll.adjustedContentInset.top - addedInset)
    let pull = rest - scroll.contentOffset.y
    let height = RefreshMetrics.height
    let top = min(-height, scroll.contentOffset.y - rest)
    let place = CGRect(x: 0, y: top, width: scroll.bounds.width, height: height)
    if frame != place { frame = place }
    let share = min(1, max(0, pull / RefreshMetrics.pullDistance))
    wheel.alpha = isRefreshing ? 1 : share
    label.alpha = wheel.alpha
    if pull <= 0, !isRefreshing { isArmed = false }
    let mayBegin = scroll.isDragging && !isRefreshing && !isArmed && isEnabled
    if mayBegin, pull > 0 { generator.keepPrepared() }
    guard mayBegin, pull >= RefreshMetrics.pullDistance
    else {
      if isRefreshing, !scroll.isDragging { holdRoom() }
      return
    }
    isArmed = true
    isRefreshing = true
    generator.impactOccurred()
    wheel.startAnimating()
    send([.valueChanged, .primaryActionTriggered], with: nil)
  }

  /// Adds its height to the content inset during a refresh, unless a finger drags (Tables.TB72).
  func holdRoom() {
    guard let scroll, addedInset == 0, isRefreshing, !scroll.isDragging else { return }
    addedInset = RefreshMetrics.height
    scroll.contentInset.top += addedInset
  }
}
