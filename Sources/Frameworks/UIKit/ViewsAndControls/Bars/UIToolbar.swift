/// Shows buttons at the bottom of the screen.
///
/// Steps NB10… are in `Documentation/Behaviour/Navigation.md`.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  // MARK: Creating

  /// Makes a toolbar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a toolbar without items: archives of views are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  /// Who says where it is.
  open weak var delegate: (any UIToolbarDelegate)?

  /// Where it is on the screen.
  open var barPosition: UIBarPosition {
    let told = delegate?.position(for: self) ?? .any
    return told == .any ? .bottom : told
  }

  // MARK: Items

  /// The items, from the edge where lines begin.
  open var items: [UIBarButtonItem]? { didSet { reload() } }

  /// Sets the items, at once or in a moment.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let old = row
    self.items = items
    guard animated, window != nil else { return }
    showItems(keeping: old)
    UIView.performWithoutAnimation { row.alpha = 0 }
    UIView.animate(withDuration: BarMeasures.itemFade) { [row] in
      (old.alpha, row.alpha) = (0, 1)
    } completion: { _ in
      old.removeFromSuperview()
    }
  }

  // MARK: Looks

  /// Whether it is light or dark by itself.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
  }
  /// Whether what is behind shines through.
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// The colour of its background; nil for as its appearance says.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// What it looks like.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      standardAppearance.owner = self
      reload()
    }
  }
  /// The same on a phone that is held sideways; nil for the same.
  open var compactAppearance: UIToolbarAppearance? { didSet { reload() } }

  // MARK: View

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMeasures.height(for: traitCollection))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsItems { showItems(keeping: nil) }
    row.frame = bounds
    background.frame = bounds.inset(
      by: UIEdgeInsets(top: 0, left: 0, bottom: -roomBeneath, right: 0))
    background.show(look)
    layOutItems()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass { reload() }
  }

  // MARK: Internals

  /// Points that its background goes beneath it.
  var roomBeneath: CGFloat = 0 { didSet { if roomBeneath != oldValue { setNeedsLayout() } } }

  private let background = BarBackground(isAtTop: false)
  private var row = UIView()
  private var shown: [(item: UIBarButtonItem, view: UIView?, width: CGFloat)] = []
  private var needsItems = false

  private func begin() {
    standardAppearance.owner = self
    addSubview(background)
    addSubview(row)
  }

  private func reload() {
    needsItems = true
    setNeedsLayout()
  }

  private var look: UIToolbarAppearance {
    let isLow = traitCollection.verticalSizeClass == .compact
    let standard = (isLow ? compactAppearance : nil) ?? standardAppearance
    guard barTintColor != nil || !isTranslucent,
      let look = standard.copy() as? UIToolbarAppearance
    else { return standard }
    if !isTranslucent { look.configureWithOpaqueBackground() }
    if let barTintColor { look.backgroundColor = barTintColor }
    return look
  }

  private func showItems(keeping old: UIView?) {
    needsItems = false
    if old == nil { row.removeFromSuperview() }
    row = UIView(frame: bounds)
    addSubview(row)
    let (look, isLow) = (look, traitCollection.verticalSizeClass == .compact)
    shown = (items ?? []).map { item in
      item.owner = self
      if item.isSpace { return (item, nil, item.width) }
      if let custom = item.customView {
        row.addSubview(custom)
        return (item, custom, custom.sizeInBar.width)
      }
      let button = BarButton(
        item, of: self, in: item.style == .done ? look.doneButtonAppearance : look.buttonAppearance,
        isLow: isLow)
      row.addSubview(button)
      return (item, button, button.shownWidth)
    }
    layOutItems()
  }

  /// NB10: what items leave is shared by the flexible spaces alike.
  private func layOutItems() {
    let (insets, margin) = (safeInsets, ScreenMargins.current.leading)
    let isFromRight = traitCollection.layoutDirection == .rightToLeft
    var taken: CGFloat = 0
    for (index, piece) in shown.enumerated() { taken += piece.width + gap(after: index) }
    let room = bounds.width - insets.left - insets.right - 2 * margin
    let count = shown.count { $0.item.isFlexibleSpace }
    let share = count > 0 ? max(0, room - taken) / CGFloat(count) : 0
    var x = insets.left + margin
    for (index, piece) in shown.enumerated() {
      let width = piece.item.isFlexibleSpace ? share : piece.width
      if let view = piece.view {
        let isButton = view is BarButton
        let padding =
          isButton ? max(BarMeasures.gap / 2, (BarMeasures.leastWidth - width) / 2) : 0
        let height = isButton ? bounds.height : min(view.sizeInBar.height, bounds.height)
        let left = isFromRight ? bounds.width - x - width : x
        view.frame = CGRect(
          x: BarMeasures.toPixels(left - padding),
          y: BarMeasures.toPixels((bounds.height - height) / 2), width: width + 2 * padding,
          height: height)
      }
      x += width + gap(after: index)
    }
  }

  /// Between two that are side by side; spaces have none around them.
  private func gap(after index: Int) -> CGFloat {
    guard index + 1 < shown.count, !shown[index].item.isSpace, !shown[index + 1].item.isSpace
    else { return 0 }
    return BarMeasures.gap
  }
}

extension UIToolbar: BarItemOwner {
  func barItemChanged(_ item: UIBarItem) { reload() }
}

/// Says where a toolbar is.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
