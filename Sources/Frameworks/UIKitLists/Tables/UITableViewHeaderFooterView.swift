@_spi(UIKitModules) import TactusUIKitViews

/// A view above or below a section.
///
/// Steps Tables.TB14, Tables.TB15.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  // MARK: Creating

  /// Creates a view with an identifier for reuse.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.headerHeight))
    commonInit()
  }

  /// Creates a view that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view that is not reused, or one of an interface file (Nibs.NI5).
  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.nib?.element["reuseIdentifier"]
    super.init(coder: coder)
    commonInit()
    if let nib = coder.nib, let element = nib.element.value("contentView") {
      contentView.decode(element, nib)
    }
  }

  /// The identifier for reuse; `nil` for none.
  open internal(set) var reuseIdentifier: String?

  /// Prepares the view for another section; overrides call `super`.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  // MARK: Contents

  /// The view that holds the content; the view of the content configuration, if there is one.
  open var contentView: UIView { configured.contentView ?? content }
  /// The label of the main text.
  open var textLabel: UILabel? { label(isDetail: false) }
  /// The label of the secondary text.
  open var detailTextLabel: UILabel? { label(isDetail: true) }
  /// The view behind the content; `nil` for the default of the table's style.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      removeBackgroundConfiguration()
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }

  // MARK: Configurations

  /// The configuration of the content; `nil` for content of the view's own labels
  /// (CellConfigurations.CC10).
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { setContent(newValue) }
  }
  /// Whether the content follows the view's state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set { configured.updatesContent = newValue }
  }
  /// Returns the content configuration of the table's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { contentOfStyle }

  /// The configuration of the background; `nil` for another background (CellConfigurations.CC13).
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { setBackground(newValue) }
  }
  /// Whether the background follows the view's state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set { configured.updatesBackground = newValue }
  }
  /// Returns the background configuration of the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { backgroundOfStyle }

  /// The state of the view; overrides add values of their own (CellConfigurations.CC12).
  open var configurationState: UIViewConfigurationState { currentState }
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { configured.setNeedsUpdate() }
  /// Updates what the app configures for a state; the default implementation calls the handler
  /// (CellConfigurations.CC11).
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// The type of closures that update a view for its state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void
  /// The closure that updates what the app configures when the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: View

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    backgroundView?.frame = bounds
    let safe = safeAreaWidths
    let top = configuredTopGap
    content.frame = CGRect(
      x: safe.left, y: top, width: max(0, bounds.width - safe.left - safe.right),
      height: max(0, bounds.height - top))
    configured.layOut()
    content.layoutIfNeeded()
    layOutText()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// Returns the given width and the height that fits the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(inWidth: size.width))
  }

  // MARK: Internals

  /// The table that shows the view.
  weak var table: UITableView?
  let content = UIView()
  private(set) lazy var configured = ConfiguredParts(self, in: content)
  private var title: UILabel?
  private var detail: UILabel?
  /// The style of the table, and whether the view is a footer.
  private(set) var style = UITableView.Style.plain
  private(set) var isFooter = false
  /// Whether the view is the header of the first section.
  private(set) var isFirst = false

  private func commonInit() {
    content.insetsLayoutMarginsFromSafeArea = false
    content.preservesSuperviewLayoutMargins = false
    addSubview(content)
    content.layoutMargins = UIEdgeInsets(
      top: 8, left: ScreenMargins.current.leading, bottom: 8, right: ScreenMargins.current.trailing)
  }

  /// Makes the view one of a table before it is known whether it is a header or a footer.
  func adoptTable(_ table: UITableView) { (self.table, style) = (table, table.style) }

  /// Removes the labels, for content by a configuration.
  func removeLabels() {
    for label in [title, detail] { label?.removeFromSuperview() }
    (title, detail) = (nil, nil)
  }

  private func label(isDetail: Bool) -> UILabel {
    if let made = isDetail ? detail : title { return made }
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = isDetail ? .staticText : [.staticText, .header]
    content.addSubview(label)
    if isDetail { detail = label } else { title = label }
    configure(label, isDetail: isDetail)
    return label
  }

  /// Configures the view as a header or footer of a style (Tables.TB14).
  func configure(as style: UITableView.Style, isFooter: Bool, isFirst: Bool, title text: String?) {
    let isSame = self.style == style && self.isFooter == isFooter
    (self.style, self.isFooter, self.isFirst) = (style, isFooter, isFirst)
    if style == .plain, backgroundView == nil, backgroundColor == nil,
      configured.background == nil
    {
      backgroundView = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    }
    if let title, !isSame { configure(title, isDetail: false) }
    if let detail, !isSame { configure(detail, isDetail: true) }
    if let text {
      let label = label(isDetail: false)
      label.text = style != .plain && !isFooter ? text.uppercased() : text
      label.accessibilityLabel = text
      if isFooter { label.accessibilityTraits = .staticText }
    }
    setNeedsLayout()
  }

  private func configure(_ label: UILabel, isDetail: Bool) {
    let isPlain = style == .plain
    label.numberOfLines = 0
    if isPlain {
      let size: UIFont.TextStyle = isDetail || isFooter ? .subheadline : .headline
      label.font = .preferredFont(forTextStyle: size)
      label.textColor = isDetail || isFooter ? .secondaryLabel : .label
    } else {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
    }
  }

  /// The widths at the left and the right that content keeps free for the safe area (Tables.TB15).
  private var safeAreaWidths: (left: CGFloat, right: CGFloat) {
    guard let table, table.insetsContentViewsToSafeArea, style != .insetGrouped else {
      return (0, 0)
    }
    return (table.safeAreaInsets.left, table.safeAreaInsets.right)
  }

  private func textHeight(inWidth width: CGFloat) -> CGFloat {
    let margins = content.directionalLayoutMargins
    let room = max(0, width - margins.leading - margins.trailing)
    return title?.sizeThatFits(CGSize(width: room, height: 10_000)).height ?? 0
  }

  /// Returns the height that fits the content (Tables.TB15).
  func fittingHeight(inWidth width: CGFloat) -> CGFloat {
    let width = max(0, width - safeAreaWidths.left - safeAreaWidths.right)
    updateConfigurationIfNeeded()
    if let height = configured.contentHeight(inWidth: width) {
      return max(height + configuredTopGap, style == .plain ? TableMetrics.headerHeight : 0)
    }
    if content.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
      return content.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let text = textHeight(inWidth: width)
    if style == .plain {
      return max(TableMetrics.headerHeight, text + 2 * TableMetrics.headerPadding)
    }
    if isFooter { return text + 2 * TableMetrics.groupFooterGap }
    let extra = isFirst ? TableMetrics.groupGap : 0
    return TableMetrics.groupHeaderPadding + text + TableMetrics.groupHeaderGap + extra
  }

  private func layOutText() {
    guard let title else { return }
    let margins = content.directionalLayoutMargins
    let width = content.bounds.width
    let room = max(0, width - margins.leading - margins.trailing)
    let height = min(bounds.height, textHeight(inWidth: width))
    let y: CGFloat
    if style == .plain {
      y = (bounds.height - height) / 2
    } else if isFooter {
      y = TableMetrics.groupFooterGap
    } else {
      y = bounds.height - TableMetrics.groupHeaderGap - height
    }
    let rect = CGRect(x: margins.leading, y: y, width: room, height: height)
    title.frame = usesRightToLeftLayout ? rect.mirrored(in: width) : rect
    guard let detail else { return }
    // The detail is at the trailing end of the title's line.
    let size = detail.sizeThatFits(CGSize(width: room, height: height))
    let end = CGRect(
      x: margins.leading + room - min(size.width, room), y: y, width: min(size.width, room),
      height: height)
    detail.frame = usesRightToLeftLayout ? end.mirrored(in: width) : end
  }
}
