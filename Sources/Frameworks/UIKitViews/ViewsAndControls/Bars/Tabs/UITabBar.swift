import TactusPhoneLink

/// A bar of items at the bottom of the screen, one of which is selected (Tabs.TB1…).
@preconcurrency @MainActor
open class UITabBar: UIView {
  override var isNaturalGroup: Bool { true }
  override var naturalContainer: ElementContainer? { .set }

  // MARK: Creating

  /// Creates a tab bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Creates a tab bar without items; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  /// The delegate.
  open weak var delegate: (any UITabBarDelegate)?

  // MARK: Items

  /// The items, from the leading edge.
  open var items: [UITabBarItem]? {
    didSet {
      if !(items ?? []).contains(where: { $0 === selectedItem }) { selectedItem = nil }
      showItems()
    }
  }
  /// The selected item; a change by the app does not notify the delegate.
  open var selectedItem: UITabBarItem? { didSet { update() } }

  /// Sets the items, with or without an animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
    guard animated, window != nil else { return }
    let row = row
    UIView.performWithoutAnimation { row.alpha = 0 }
    UIView.animate(withDuration: BarMetrics.itemFade) { row.alpha = 1 }
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
  /// The color of unselected items; `nil` for gray.
  open var unselectedItemTintColor: UIColor? { didSet { update() } }
  /// The appearance.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      standardAppearance.owner = self
      update()
      setNeedsLayout()
    }
  }
  /// The appearance while content is at the bar's edge; stored, because tab bars do not follow
  /// scrolling.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The background image; `nil` for the background of the appearance (Navigation.NB13).
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
  /// The image at the edge, used together with a background image; `nil` for the default line.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }
  /// The image behind the selected item; `nil` for none.
  open var selectionIndicatorImage: UIImage? { didSet { setNeedsLayout() } }

  /// The positioning of the items; the appearance's takes precedence (Tabs.TB12).
  open var itemPositioning: ItemPositioning = .automatic { didSet { setNeedsLayout() } }
  /// The width of centered items, in points; 0 for the default.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The space between centered items, in points; 0 for the default.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// The color of the selected item; the same as `tintColor`.
  open var selectedImageTintColor: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }
  /// Begins the customization of the items; has no effect, because all items are in the bar.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  /// Ends the customization, and returns whether the items changed; always false.
  open func endCustomizing(animated: Bool) -> Bool { false }
  /// Whether the user is customizing the items; always false.
  open var isCustomizing: Bool { false }

  // MARK: View

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    background.show(look)
    let insets = safeAreaInsets
    row.frame = bounds.inset(
      by: UIEdgeInsets(top: 0, left: insets.left, bottom: insets.bottom, right: insets.right))
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (start, width, step) = placement
    for (index, button) in buttons.enumerated() {
      let place = isFromRight ? buttons.count - 1 - index : index
      button.frame = CGRect(
        x: BarMetrics.toPixels(start + CGFloat(place) * step), y: 0, width: width,
        height: row.bounds.height)
    }
    update()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  // MARK: Internals

  /// The height without the safe area, in points.
  var naturalHeight: CGFloat {
    traitCollection.verticalSizeClass == .compact
      ? BarMetrics.compactHeight : BarMetrics.tabHeight
  }

  /// The origin of the first item, the width of the items, and the distance between their origins
  /// (Tabs.TB12).
  private var placement: (start: CGFloat, width: CGFloat, step: CGFloat) {
    let (look, count) = (standardAppearance, CGFloat(max(1, buttons.count)))
    let isFromLook = look.stackedItemPositioning != .automatic
    let positioning = isFromLook ? look.stackedItemPositioning : itemPositioning
    guard positioning == .centered else {
      let width = row.bounds.width / count
      return (0, width, width)
    }
    let ownWidth = isFromLook ? look.stackedItemWidth : itemWidth
    let ownSpacing = isFromLook ? look.stackedItemSpacing : itemSpacing
    let width = ownWidth > 0 ? ownWidth : BarMetrics.tabWidth
    let spacing = ownSpacing > 0 ? ownSpacing : BarMetrics.tabSpacing
    let total = count * width + (count - 1) * spacing
    return ((row.bounds.width - total) / 2, width, width + spacing)
  }

  /// The appearance of an item in a state (Tabs.TB11).
  func look(
    of item: UITabBarItem, isChosen: Bool
  ) -> UITabBarItemStateAppearance {
    let look = item.standardAppearance ?? standardAppearance
    let items =
      traitCollection.verticalSizeClass == .compact
      ? look.compactInlineLayoutAppearance : look.stackedLayoutAppearance
    return !item.isEnabled ? items.disabled : isChosen ? items.selected : items.normal
  }

  private let background = BarBackground(isAtTop: false)
  private let row = UIView()
  private let indicator = UIImageView()
  private var buttons: [TabButton] = []

  private func begin() {
    standardAppearance.owner = self
    accessibilityTraits = .tabBar
    addSubview(background)
    addSubview(row)
    showItemsInLarge { [weak self] item in
      guard let button = item as? TabButton, button.isEnabled else { return }
      if let item = button.item { self?.choose(item) }
    }
  }

  private var look: UITabBarAppearance {
    guard barTintColor != nil || !isTranslucent || backgroundImage != nil else {
      return standardAppearance
    }
    let look = standardAppearance.copy()
    if !isTranslucent { look.configureWithOpaqueBackground() }
    if let barTintColor { look.backgroundColor = barTintColor }
    if let backgroundImage {
      look.configureWithTransparentBackground()
      look.backgroundImage = backgroundImage
      look.shadowImage = shadowImage
    }
    return look
  }

  private func showItems() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      item.owner = self
      item.applyAppearanceProxies(in: self)
      let button = TabButton(item, in: self)
      row.addSubview(button)
      return button
    }
    update()
    setNeedsLayout()
  }

  private func update() {
    for button in buttons { button.show(isChosen: button.item === selectedItem) }
    placeIndicator()
  }

  /// Centers the indicator image behind the selected item (Tabs.TB7).
  private func placeIndicator() {
    let button = buttons.first { $0.item === selectedItem }
    let image = standardAppearance.selectionIndicatorImage ?? selectionIndicatorImage
    let color = standardAppearance.selectionIndicatorTintColor
    indicator.tintColor = color
    indicator.image =
      button == nil ? nil : color == nil ? image : image?.withRenderingMode(.alwaysTemplate)
    guard let button, let image = indicator.image else {
      return indicator.removeFromSuperview()
    }
    if indicator.superview == nil { row.insertSubview(indicator, at: 0) }
    indicator.bounds.size = image.size
    indicator.center = button.center
  }

  /// Handles the selection of an item, even if it is selected already (Tabs.TB3).
  func choose(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }
}

extension UITabBar: BarItemOwner {
  func barItemChanged(_ item: UIBarItem) { update() }
}

/// The methods by which a delegate follows the selections of a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after the user selected an item; optional.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Called before the user customizes the items; never called.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Called when the customization of the items has begun; never called.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Called before the customization of the items ends; never called.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Called after the customization of the items has ended; never called.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
