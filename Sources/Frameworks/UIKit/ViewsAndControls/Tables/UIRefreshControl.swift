/// What reloads a table, or another scroll view, when it is pulled down.
///
/// Steps TB70… are in `Documentation/Behaviour/Tables.md`.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  // MARK: Creating

  /// Makes a control of its own height.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMeasures.refresh))
    setUp()
  }

  /// Makes a control of its own height: archives of views are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: Looks

  /// What stands beneath the wheel.
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

  /// Whether something is being reloaded.
  open private(set) var isRefreshing = false

  /// Shows that something is being reloaded, which nobody is told of.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.startAnimating()
    holdRoom()
  }

  /// Shows that this is done.
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

  /// Its own size.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: TableMeasures.refresh)
  }

  // MARK: Internals

  private weak var scroll: UIScrollView?
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let generator = UIImpactFeedbackGenerator(style: .light)
  /// Whether this pull has refreshed already.
  private var isArmed = false
  /// What it has added to the inset.
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
    let ground = (scroll as? UITableView)?.backgroundView
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

  /// TB70…TB72: puts it above the content, and refreshes when that is pulled down far enough.
  func place() {
    guard let scroll else { return }
    let rest = -(scroll.adjustedContentInset.top - addedInset)
    let pull = rest - scroll.contentOffset.y
    let height = TableMeasures.refresh
    let top = min(-height, scroll.contentOffset.y - rest)
    let place = CGRect(x: 0, y: top, width: scroll.bounds.width, height: height)
    if frame != place { frame = place }
    let share = min(1, max(0, pull / TableMeasures.refreshPull))
    wheel.alpha = isRefreshing ? 1 : share
    label.alpha = wheel.alpha
    if pull <= 0, !isRefreshing { isArmed = false }
    guard scroll.isDragging, !isRefreshing, !isArmed, isEnabled, pull >= TableMeasures.refreshPull
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

  /// TB72: keeps room for it while something is reloaded and no finger pulls.
  func holdRoom() {
    guard let scroll, addedInset == 0, isRefreshing, !scroll.isDragging else { return }
    addedInset = TableMeasures.refresh
    scroll.contentInset.top += addedInset
  }
}
