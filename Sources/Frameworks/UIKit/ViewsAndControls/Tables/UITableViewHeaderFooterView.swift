/// What stands above or beneath a section.
///
/// Steps TB14, TB15 are in `Documentation/Behaviour/Tables.md`.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  // MARK: Creating

  /// Makes a view that can be used again for others of its kind.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMeasures.header))
    setUp()
  }

  /// Makes a view that is used once.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a view that is used once: archives of views are not read.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  /// The kind that it can be used for again; nil for none.
  open private(set) var reuseIdentifier: String?

  /// Is told that it will stand at another section; by itself it does nothing.
  open func prepareForReuse() {}

  // MARK: Contents

  /// What is in it.
  open var contentView: UIView { content }
  /// The text.
  open var textLabel: UILabel? { label(isDetail: false) }
  /// The text of the second rank.
  open var detailTextLabel: UILabel? { label(isDetail: true) }
  /// What is behind all; nil for what suits the table.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }

  // MARK: View

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    content.frame = bounds
    content.layoutIfNeeded()
    layOutText()
  }

  /// As high as its text, or the constraints in it, make it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(inWidth: size.width))
  }

  // MARK: Internals

  let content = UIView()
  private var title: UILabel?
  private var detail: UILabel?
  /// The style of the table, and at which end of a section it is.
  private(set) var style = UITableView.Style.plain
  private(set) var isFooter = false
  /// Whether it is above the first section.
  private(set) var isFirst = false

  private func setUp() {
    content.insetsLayoutMarginsFromSafeArea = false
    content.preservesSuperviewLayoutMargins = false
    addSubview(content)
    content.layoutMargins = UIEdgeInsets(
      top: 8, left: ScreenMargins.current.leading, bottom: 8, right: ScreenMargins.current.trailing)
  }

  private func label(isDetail: Bool) -> UILabel {
    if let made = isDetail ? detail : title { return made }
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = isDetail ? .staticText : [.staticText, .header]
    content.addSubview(label)
    if isDetail { detail = label } else { title = label }
    dress(label, isDetail: isDetail)
    return label
  }

  /// TB14: takes the look of headers or footers of a style.
  func dress(as style: UITableView.Style, isFooter: Bool, isFirst: Bool, title text: String?) {
    let isSame = self.style == style && self.isFooter == isFooter
    (self.style, self.isFooter, self.isFirst) = (style, isFooter, isFirst)
    if style == .plain, backgroundView == nil, backgroundColor == nil {
      backgroundView = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    }
    if let title, !isSame { dress(title, isDetail: false) }
    if let detail, !isSame { dress(detail, isDetail: true) }
    if let text {
      let label = label(isDetail: false)
      label.text = style != .plain && !isFooter ? text.uppercased() : text
      label.accessibilityLabel = text
      if isFooter { label.accessibilityTraits = .staticText }
    }
    setNeedsLayout()
  }

  private func dress(_ label: UILabel, isDetail: Bool) {
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

  private func textHeight(inWidth width: CGFloat) -> CGFloat {
    let margins = content.directionalLayoutMargins
    let room = max(0, width - margins.leading - margins.trailing)
    return title?.sizeThatFits(CGSize(width: room, height: 10_000)).height ?? 0
  }

  /// TB15: how high it is by what it shows.
  func fittingHeight(inWidth width: CGFloat) -> CGFloat {
    if content.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
      return content.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let text = textHeight(inWidth: width)
    if style == .plain { return max(TableMeasures.header, text + 2 * TableMeasures.headerPadding) }
    if isFooter { return text + 2 * TableMeasures.groupFooterGap }
    let extra = isFirst ? TableMeasures.groupGap : 0
    return TableMeasures.groupHeaderPadding + text + TableMeasures.groupHeaderGap + extra
  }

  private func layOutText() {
    guard let title else { return }
    let margins = content.directionalLayoutMargins
    let room = max(0, bounds.width - margins.leading - margins.trailing)
    let height = min(bounds.height, textHeight(inWidth: bounds.width))
    let y: CGFloat
    if style == .plain {
      y = (bounds.height - height) / 2
    } else if isFooter {
      y = TableMeasures.groupFooterGap
    } else {
      y = bounds.height - TableMeasures.groupHeaderGap - height
    }
    let rect = CGRect(x: margins.leading, y: y, width: room, height: height)
    title.frame = laysOutFromRight ? rect.mirrored(in: bounds.width) : rect
    guard let detail else { return }
    // The second text stands at the other end of the first one's line.
    let size = detail.sizeThatFits(CGSize(width: room, height: height))
    let end = CGRect(
      x: margins.leading + room - min(size.width, room), y: y, width: min(size.width, room),
      height: height)
    detail.frame = laysOutFromRight ? end.mirrored(in: bounds.width) : end
  }
}
