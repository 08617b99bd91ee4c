/// A button or a space in a bar (Navigation.NB1…).
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  // MARK: Creating

  /// Creates an item without content and without an action.
  public override init() { super.init() }

  /// Creates an item without content; archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item with an image, a target and an action.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    configure(style, target, action)
  }

  /// Creates an item with an image and another one for landscape.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with a title, a target and an action.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    configure(style, target, action)
  }

  /// Creates a system item with a target and an action.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    configure(systemItem)
    configure(style, target, action)
  }

  /// Creates an item with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a system item with a primary action and a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    configure(systemItem)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates an item with a primary action, whose title and image it takes by default.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates an item with a title, an image, a target, an action and a menu; a bar shows the image.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu?
  ) {
    self.init()
    (self.title, self.image, self.menu) = (title, image, menu)
    configure(.plain, target, action)
  }

  /// Returns a space of the system's width (Navigation.NB24).
  open class func fixedSpace() -> Self { fixedSpace(BarMetrics.fixedSpace) }

  /// Returns a space of a fixed width in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = ObjectFactory.make(self)
    guard let item = item as? Self else { programmingError("\(self) cannot be instantiated") }
    item.kind = .fixedSpace
    item.width = width
    return item
  }

  /// Returns a space that shares the free width.
  open class func flexibleSpace() -> Self {
    let item = ObjectFactory.make(self)
    guard let item = item as? Self else { programmingError("\(self) cannot be instantiated") }
    item.kind = .flexibleSpace
    return item
  }

  // MARK: Configuration

  /// The style.
  open var style: Style = .plain { didSet { if style != oldValue { changed() } } }
  /// The width, in points; 0 for the content's width.
  open var width: CGFloat = 0 { didSet { if width != oldValue { changed() } } }
  /// The titles that the item may have; the width fits the widest.
  open var possibleTitles: Set<String>? { didSet { changed() } }
  /// The custom view in place of the button.
  open var customView: UIView? { didSet { if customView !== oldValue { changed() } } }
  /// The tint color; `nil` for the bar's.
  open var tintColor: UIColor? { didSet { changed() } }
  /// Whether the item is hidden.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  /// Whether the item is selected, which VoiceOver announces; buttons of bars do not show it.
  open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }
  /// The badge, at the upper trailing corner of the button's content (Navigation.NB23); `nil` for
  /// none.
  ///
  /// - Since: 26.0.
  open var badge: Badge? { didSet { if badge != oldValue { changed() } } }
  /// The identifier by which transitions match the item in another bar; stored, because bars fade
  /// their items.
  ///
  /// - Since: 26.0.
  open var identifier: String?
  /// Whether the item has no shared background; stored, because bars draw no glass behind items.
  open var hidesSharedBackground = false
  /// Whether the item may have a shared background; stored, because bars draw no glass behind
  /// items.
  open var sharesBackground = true

  /// Whether the symbol bounces when the item is pressed (Drawing.SE10).
  open var isSymbolAnimationEnabled = false { didSet { changed() } }

  /// The group of the item; nil for none.
  open var buttonGroup: UIBarButtonItemGroup? { group }

  // MARK: Backgrounds

  /// Draws the item on an image in a state, in bars of given metrics (Navigation.NB14).
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    overrides.images[ItemImageKey(state, barMetrics)] = backgroundImage
    changed()
  }

  /// Returns the image of `setBackgroundImage(_:for:barMetrics:)`.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { overrides.images[ItemImageKey(state, barMetrics)] }

  /// Draws items of one style on an image in a state, in bars of given metrics (Navigation.NB14).
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    overrides.images[ItemImageKey(state, barMetrics, style)] = backgroundImage
    changed()
  }

  /// Returns the image of `setBackgroundImage(_:for:style:barMetrics:)`.
  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? { overrides.images[ItemImageKey(state, barMetrics, style)] }

  /// Sets the vertical offset of the background for bar metrics; stored, because backgrounds fill
  /// their buttons.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { overrides.backgroundOffsets[barMetrics] = adjustment }

  /// Returns the vertical offset of the background for bar metrics.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    overrides.backgroundOffsets[barMetrics] ?? 0
  }

  /// Sets the offset of the title for bar metrics (Navigation.NB14).
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    overrides.titleOffsets[barMetrics] = adjustment
    changed()
  }

  /// Returns the offset of the title for bar metrics.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    overrides.titleOffsets[barMetrics] ?? .zero
  }

  /// Sets the background image of the back button (Navigation.NB14).
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backOverrides.images[ItemImageKey(state, barMetrics)] = backgroundImage
    changed()
  }

  /// Returns the background image of the back button.
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backOverrides.images[ItemImageKey(state, barMetrics)] }

  /// Sets the offset of the back button's title (Navigation.NB14).
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    backOverrides.titleOffsets[barMetrics] = adjustment
    changed()
  }

  /// Returns the offset of the back button's title.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backOverrides.titleOffsets[barMetrics] ?? .zero
  }

  /// Sets the vertical offset of the back button's background; stored, because backgrounds fill
  /// their buttons.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { backOverrides.backgroundOffsets[barMetrics] = adjustment }

  /// Returns the vertical offset of the back button's background.
  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { backOverrides.backgroundOffsets[barMetrics] ?? 0 }

  // MARK: Actions

  /// The action method.
  open var action: Selector?
  /// The target; `nil` for the first responder that implements the action.
  open weak var target: AnyObject?
  /// The action in place of target and action.
  open var primaryAction: UIAction? {
    didSet {
      guard primaryAction !== oldValue else { return }
      if let title = primaryAction?.title, !title.isEmpty, kind == nil { self.title = title }
      if let image = primaryAction?.image, kind == nil { self.image = image }
      changed()
    }
  }

  /// The menu: shown by a tap, or by a long press if the item has another action
  /// (ContextMenus.CM12).
  open var menu: UIMenu? { didSet { changed() } }
  /// Whether the item shows the title and the image of the selected action of its menu
  /// (ContextMenus.CM12) or, without a menu as primary action, is selected and deselected by taps
  /// (Controls.CB14).
  open var changesSelectionAsPrimaryAction = false { didSet { changed() } }
  /// The preferred order of the menu's elements (ContextMenus.CM15).
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic {
    didSet { changed() }
  }

  // MARK: Accessibility

  /// The accessibility label: by default the title, or the name of the icon.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title ?? kind.flatMap(BarIcon.init)?.name }
    set {
      super.accessibilityLabel = newValue
      changed()
    }
  }

  /// The button's additional accessibility traits.
  open override var accessibilityTraits: UIAccessibilityTraits {
    didSet { if accessibilityTraits != oldValue { changed() } }
  }

  /// The accessibility identifier.
  open override var accessibilityIdentifier: String? {
    didSet { changed() }
  }

  // MARK: Internals

  /// The backgrounds and offsets of the item's button.
  private(set) var overrides = BarItemOverrides()
  /// The backgrounds and offsets of the back button, if this is a back item.
  private(set) var backOverrides = BarItemOverrides()
  /// The group; set by the group itself.
  weak var group: UIBarButtonItemGroup?
  /// The system item.
  private(set) var kind: SystemItem?
  /// The symbol effects; nil until one is added (Drawing.SE9).
  var symbolEffects: SymbolEffectPlayer?
  /// The view that shows the image.
  package weak var shownPicture: UIImageView?

  var isFlexibleSpace: Bool { kind == .flexibleSpace }
  var isSpace: Bool { isFlexibleSpace || kind == .fixedSpace }

  /// Returns the image for the normal or the compact bar height.
  func picture(isLow: Bool) -> UIImage? { (isLow ? landscapeImagePhone : nil) ?? image }

  /// Shows Done while editing, otherwise Edit.
  func showEditing(_ edits: Bool) {
    configure(edits ? .done : .edit)
    style = edits ? .done : .plain
  }

  /// Performs the action of the item.
  func press(_ event: UIEvent?) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction {
      primaryAction.perform(for: self)
    } else if let action {
      UIApplication.send(action, to: target, from: self, for: event)
    }
  }

  func configure(_ style: Style, _ target: Any?, _ action: Selector?) {
    (self.style, self.action) = (style, action)
    self.target = target.map(messageReceiver)
  }

  package func configure(_ systemItem: SystemItem) {
    kind = systemItem
    title = systemItem.title
    image = BarIcon(systemItem)?.image
    if systemItem == .done || systemItem == .save { style = .done }
  }
}
