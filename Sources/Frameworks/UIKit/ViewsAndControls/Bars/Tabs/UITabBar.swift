/// Shows items at the bottom of the screen, of which one is chosen.
///
/// Steps TB1… are in `Documentation/Behaviour/Tabs.md`.
@preconcurrency @MainActor
open class UITabBar: UIView {
  // MARK: Creating

  /// Makes a tab bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a tab bar without items: archives of views are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  /// Who is told what people choose.
  open weak var delegate: (any UITabBarDelegate)?

  // MARK: Items

  /// The items, from where lines begin.
  open var items: [UITabBarItem]? {
    didSet {
      if !(items ?? []).contains(where: { $0 === selectedItem }) { selectedItem = nil }
      showItems()
    }
  }
  /// The one that is chosen; setting it tells nobody.
  open var selectedItem: UITabBarItem? { didSet { update() } }

  /// Sets the items, at once or in a moment.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
    guard animated, window != nil else { return }
    let row = row
    UIView.performWithoutAnimation { row.alpha = 0 }
    UIView.animate(withDuration: BarMeasures.itemFade) { row.alpha = 1 }
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
  /// The colour of what is not chosen; nil for gray.
  open var unselectedItemTintColor: UIColor? { didSet { update() } }
  /// What is behind its items.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      standardAppearance.owner = self
      setNeedsLayout()
    }
  }

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
    let insets = safeInsets
    row.frame = bounds.inset(
      by: UIEdgeInsets(top: 0, left: insets.left, bottom: insets.bottom, right: insets.right))
    let isFromRight = traitCollection.layoutDirection == .rightToLeft
    let width = row.bounds.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      let place = isFromRight ? buttons.count - 1 - index : index
      button.frame = CGRect(
        x: BarMeasures.toPixels(CGFloat(place) * width), y: 0, width: width,
        height: row.bounds.height)
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  // MARK: Internals

  /// Points that it is high, without what the phone covers.
  var naturalHeight: CGFloat {
    traitCollection.verticalSizeClass == .compact
      ? BarMeasures.compactHeight : BarMeasures.tabHeight
  }

  private let background = BarBackground(isAtTop: false)
  private let row = UIView()
  private var buttons: [TabButton] = []

  private func begin() {
    standardAppearance.owner = self
    accessibilityTraits = .tabBar
    addSubview(background)
    addSubview(row)
  }

  private var look: UITabBarAppearance {
    guard barTintColor != nil || !isTranslucent,
      let look = standardAppearance.copy() as? UITabBarAppearance
    else { return standardAppearance }
    if !isTranslucent { look.configureWithOpaqueBackground() }
    if let barTintColor { look.backgroundColor = barTintColor }
    return look
  }

  private func showItems() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      item.owner = self
      item.takeAppearance(in: self)
      let button = TabButton(item, in: self)
      row.addSubview(button)
      return button
    }
    update()
    setNeedsLayout()
  }

  private func update() {
    for button in buttons { button.show(isChosen: button.item === selectedItem) }
  }

  /// TB3: people chose an item, perhaps the one that is chosen already.
  func choose(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }
}

extension UITabBar: BarItemOwner {
  func barItemChanged(_ item: UIBarItem) { update() }
}

/// Is told what people choose in a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Is told that people chose an item; may be left out.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
