/// A bar of buttons at the bottom of the screen (Navigation.NB10…).
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  override var isNaturalGroup: Bool { true }

  // MARK: Creating

  /// Creates a toolbar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Creates a toolbar without items; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  /// The delegate.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The position of the bar on the screen.
  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .bottom : position
  }

  // MARK: Items

  /// The items, from the leading edge.
  open var items: [UIBarButtonItem]? { didSet { reload() } }

  /// Sets the items, with or without an animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let old = row
    self.items = items
    guard animated, window != nil else { return }
    showItems(keeping: old)
    UIView.performWithoutAnimation { row.alpha = 0 }
    UIView.animate(withDuration: BarMetrics.itemFade) { [row] in
      (old.alpha, row.alpha) = (0, 1)
    } completion: { _ in
      old.removeFromSuperview()
    }
  }

  // MARK: Appearance

  /// The bar style.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
  }
  /// Whether the bar is translucent.
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// The background color; `nil` for the appearance's color.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The appearance.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      standardAppearance.owner = self
      reload()
    }
  }
  /// The appearance at the compact height; `nil` for the standard one.
  open var compactAppearance: UIToolbarAppearance? { didSet { reload() } }
  /// The appearance while content is at the bar's edge; stored, because toolbars do not follow
  /// scrolling.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The appearance at the compact height while content is at the bar's edge; stored, because
  /// toolbars do not follow scrolling.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?

  /// Sets the background image of a position and of bar metrics (Navigation.NB13).
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgrounds[BarImageKey(position: topOrBottom, metrics: barMetrics)] = backgroundImage
    setNeedsLayout()
  }

  /// Returns the background image that was set for a position and bar metrics.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[BarImageKey(position: topOrBottom, metrics: barMetrics)] }

  /// Sets the shadow image for a position, used together with a background image (Navigation.NB13).
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadows[topOrBottom] = shadowImage
    setNeedsLayout()
  }

  /// Returns the shadow image for a position.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadows[topOrBottom]
  }

  // MARK: View

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.height(for: traitCollection))
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

  @_spi(UIKitModules) open override func traitsBecameKnown() { reload() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass { reload() }
  }

  // MARK: Internals

  /// The height that the background extends below the bar, in points.
  var roomBeneath: CGFloat = 0 { didSet { if roomBeneath != oldValue { setNeedsLayout() } } }

  private let background = BarBackground(isAtTop: false)
  private var row = UIView()
  private var shown: [(item: UIBarButtonItem, view: UIView?, width: CGFloat)] = []
  private var needsItems = false
  private var backgrounds: [BarImageKey: UIImage] = [:]
  private var shadows: [UIBarPosition: UIImage] = [:]

  private func begin() {
    standardAppearance.owner = self
    addSubview(background)
    addSubview(row)
    showItemsInLarge { $0.press() }
  }

  private func reload() {
    needsItems = true
    setNeedsLayout()
  }

  private var look: UIToolbarAppearance {
    let isLow = traitCollection.verticalSizeClass == .compact
    let standard = (isLow ? compactAppearance : nil) ?? standardAppearance
    let picture = backgrounds.image(at: barPosition, isLow: isLow)
    guard barTintColor != nil || !isTranslucent || picture != nil else { return standard }
    let look = standard.copy()
    if !isTranslucent { look.configureWithOpaqueBackground() }
    if let barTintColor { look.backgroundColor = barTintColor }
    if let picture {
      look.configureWithTransparentBackground()
      look.backgroundImage = picture
      look.shadowImage = shadows[barPosition] ?? shadows[.any]
    }
    return look
  }

  private func showItems(keeping old: UIView?) {
    needsItems = false
    if old == nil { row.removeFromSuperview() }
    row = UIView(frame: bounds)
    addSubview(row)
    let (look, isLow) = (look, traitCollection.verticalSizeClass == .compact)
    for item in items ?? [] { item.owner = self }
    shown = (items ?? []).filter { !$0.isHidden }.map { item in
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

  /// Lays out the items, and shares the free width equally among flexible spaces (Navigation.NB10).
  private func layOutItems() {
    let (insets, margin) = (safeAreaInsets, ScreenMargins.current.leading)
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
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
          isButton ? max(BarMetrics.gap / 2, (BarMetrics.minWidth - width) / 2) : 0
        let height = isButton ? bounds.height : min(view.sizeInBar.height, bounds.height)
        let left = isFromRight ? bounds.width - x - width : x
        view.frame = CGRect(
          x: BarMetrics.toPixels(left - padding),
          y: BarMetrics.toPixels((bounds.height - height) / 2), width: width + 2 * padding,
          height: height)
      }
      x += width + gap(after: index)
    }
  }

  /// Returns the gap after an item; 0 around spaces.
  private func gap(after index: Int) -> CGFloat {
    guard index + 1 < shown.count, !shown[index].item.isSpace, !shown[index + 1].item.isSpace
    else { return 0 }
    return BarMetrics.gap
  }
}

extension UIToolbar: BarItemOwner {
  func barItemChanged(_ item: UIBarItem) { reload() }
}

/// The methods by which a delegate determines a toolbar's position.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
