import TactusVoiceOver

/// A control that performs an action when a user presses it (Controls.CB1…).
@preconcurrency @MainActor
open class UIButton: UIControl {
  // MARK: Creating

  /// Creates a button of the custom type.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty button, or one of an interface file (Nibs.NI5).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder.nib { decode(nib) }
    decodeButton(coder)
  }

  /// Encodes the view (Archives.AR17).
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeButton(coder)
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    setType(buttonType)
  }

  /// Creates a button with a primary action, whose title and image it takes.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    applyPrimaryAction(primaryAction)
  }

  /// Returns a button of the system type with an image, a target and an action.
  public class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> Self {
    guard let button = ObjectFactory.make(self) as? Self else {
      programmingError("\(self) cannot be instantiated")
    }
    button.setType(.system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Creates a button with a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    // Property observers are not called in initializers.
    self.configuration = configuration
    update()
    applyPrimaryAction(primaryAction)
  }

  /// The type.
  open private(set) var buttonType: ButtonType = .custom

  /// The role.
  open var role: Role = .normal { didSet { update() } }

  // MARK: Contents

  /// Sets the title of a state; `nil` for the normal state's title (Controls.CB2).
  open func setTitle(_ title: String?, for state: State) {
    titles[exactly: state] = title
    update()
  }
  /// Sets the attributed title of a state, which takes precedence over the title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[exactly: state] = title
    update()
  }
  /// Sets the title color of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[exactly: state] = color
    update()
  }
  /// Sets the title shadow color of a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    shadowColors[exactly: state] = color
    update()
  }

  /// Sets the image of a state, which is shown before the title.
  open func setImage(_ image: UIImage?, for state: State) {
    images[exactly: state] = image
    update()
  }
  /// Sets the symbol configuration of a state's image, if the image has none of its own.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[exactly: state] = configuration
    update()
  }
  /// Sets the background image of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[exactly: state] = image
    update()
  }

  /// Returns the title of a state.
  open func title(for state: State) -> String? { titles[state] }
  /// Returns the attributed title of a state.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  /// Returns the title color of a state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? usualColor(state) }
  /// Returns the title shadow color of a state.
  open func titleShadowColor(for state: State) -> UIColor? { shadowColors[state] }

  /// Returns the image of a state.
  open func image(for state: State) -> UIImage? { images[state] }
  /// Returns the symbol configuration of a state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state]
  }
  /// Returns the background image of a state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  /// The title of the current state.
  open var currentTitle: String? { title(for: state) }
  /// The attributed title of the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The title color of the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The title shadow color of the current state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The image of the current state.
  open var currentImage: UIImage? { image(for: state) }
  /// The symbol configuration of the current state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  /// The background image of the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The view that shows the image.
  open var imageView: UIImageView? {
    addPart(picture)
    return picture
  }
  /// Whether the image grows at the accessibility text sizes (Accessibility.LC5).
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false { didSet { update() } }
  /// Whether the image changes while highlighted, if the state has no image of its own.
  open var adjustsImageWhenHighlighted = true { didSet { update() } }
  /// Whether the image changes while disabled, if the state has no image of its own.
  open var adjustsImageWhenDisabled = true { didSet { update() } }

  /// The label that shows the title; its font and modes can be set.
  open var titleLabel: UILabel? {
    addPart(label)
    return label
  }
  /// The label that shows the subtitle of a configuration.
  open var subtitleLabel: UILabel? {
    addPart(subtitle)
    return subtitle
  }

  /// Whether the title's shadow is reversed while highlighted.
  open var reversesTitleShadowWhenHighlighted = false { didSet { update() } }

  // MARK: Configuration

  /// The configuration; `nil` for a button without one (Controls.CB7).
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { update() } }
  }
  /// The type of closures that update a button for its state.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
  /// The closure that updates the configuration when the button's state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether a change of the button's state updates the configuration.
  open var automaticallyUpdatesConfiguration = true
  /// Requests an update of the configuration for the button's state.
  open func setNeedsUpdateConfiguration() {
    if configurationUpdateHandler != nil { updateConfiguration() } else { update() }
  }
  /// Updates the configuration for the button's state; calls the handler by default.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Sizes

  /// The insets of the button's content.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet { if contentEdgeInsets != oldValue { update() } }
  }
  /// The insets of the title.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// The insets of the image.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }

  open override var contentHorizontalAlignment: ContentHorizontalAlignment {
    didSet { setNeedsLayout() }
  }
  open override var contentVerticalAlignment: ContentVerticalAlignment {
    didSet { setNeedsLayout() }
  }

  /// Returns the frame of the background.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the frame of the content.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: configuration.map(insets) ?? contentEdgeInsets)
  }
  /// Returns the frame of the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrange(in: contentRect).title
  }
  /// Returns the frame of the image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrange(in: contentRect).image
  }

  /// The size of the button's content (Controls.CB4).
  open override var intrinsicContentSize: CGSize { naturalSize }
  /// Returns the intrinsic content size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContents()
  }

  /// Whether a press makes the button glow; stored, because buttons no longer glow since iOS 7.
  @available(*, deprecated, message: "use a configuration")
  open var showsTouchWhenHighlighted: Bool {
    get { glows }
    set { glows = newValue }
  }
  private var glows = false

  // MARK: Pointers

  /// A closure that returns the pointer style over a button, given the default effect and shape.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?
  /// Whether a pointer changes over the button; stored, because a phone has no pointer.
  open var isPointerInteractionEnabled = false
  /// The closure that returns the pointer style; stored, because a phone has no pointer.
  open var pointerStyleProvider: PointerStyleProvider? {
    didSet { isPointerInteractionEnabled = pointerStyleProvider != nil }
  }

  // MARK: Menus

  /// Whether hovering with dragged items presses the button (DragAndDrop.SL3).
  open var isSpringLoaded = false { didSet { updateSpringLoading() } }
  /// The interaction of `isSpringLoaded`.
  var springLoading: UISpringLoadedInteraction?

  /// The menu that a press shows (ContextMenus.CM12).
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      showSelection()
      if (menu == nil) != (oldValue == nil) { update() }
    }
  }

  /// The preferred order of the menu's elements (ContextMenus.CM15).
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether the button is held; always false, because only an Apple TV holds buttons.
  open var isHeld: Bool { false }
  /// Whether a pointer is over the button; always false, because a phone has no pointer.
  open var isHovered: Bool { false }
  /// The behavioral style; that of an iPad except on a Mac.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// The preferred behavioral style; stored, because only a Mac has another one.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// Whether the button shows the title of the selected action of its menu (ContextMenus.CM12) or,
  /// without a menu as primary action, is selected and deselected by taps (Controls.CB14).
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      showSelection()
      if changesSelectionAsPrimaryAction != oldValue { update() }
    }
  }

  /// Whether a touch shows the menu immediately.
  open override var showsMenuAsPrimaryAction: Bool {
    didSet { if showsMenuAsPrimaryAction != oldValue { update() } }
  }

  /// Toggles a toggle button's selection before its actions are sent (Controls.CB14).
  func toggleSelection() {
    guard changesSelectionAsPrimaryAction, menu == nil || !showsMenuAsPrimaryAction else { return }
    isSelected.toggle()
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu, isEnabled else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  override func didChooseMenuAction(_ action: UIAction) {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    for case let other as UIAction in menu.children { other.state = other === action ? .on : .off }
    showSelection()
  }

  /// Shows the title of the menu's selected action; the first action if none is selected
  /// (ContextMenus.CM12).
  private func showSelection() {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    let actions = menu.children.compactMap { $0 as? UIAction }
    guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    chosen.state = .on
    if configuration != nil { configuration?.title = chosen.title }
    setTitle(chosen.title, for: .normal)
  }

  // MARK: Updates

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  @_spi(UIKitModules) open override func traitsBecameKnown() { update() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  // MARK: Accessibility

  /// The accessibility hint: by default a hint about the menu, if there is one (ContextMenus.CM14).
  open override var accessibilityHint: String? {
    get {
      let showsMenu = showsMenuAsPrimaryAction && isContextMenuInteractionEnabled
      return super.accessibilityHint ?? (showsMenu ? VoiceOverStrings.ofPhone[.hintMenu] : nil)
    }
    set { super.accessibilityHint = newValue }
  }

  /// The accessibility label: by default the title or the name of the icon.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? writtenTitle ?? ButtonIcon(buttonType)?.name }
    set { super.accessibilityLabel = newValue }
  }

  /// Performs the button's action for a VoiceOver user.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    if showsMenuAsPrimaryAction, contextMenuInteraction?.showOnRequest() == true { return true }
    toggleSelection()
    send([.touchUpInside, .primaryActionTriggered], with: nil)
    return true
  }

  // MARK: Internals

  override func willPerformPrimaryAction() { toggleSelection() }

  private(set) var titles = ValuesByState<String>()
  private(set) var attributedTitles = ValuesByState<NSAttributedString>()
  private(set) var titleColors = ValuesByState<UIColor>()
  private(set) var shadowColors = ValuesByState<UIColor>()
  private(set) var images = ValuesByState<UIImage>()
  private var symbolConfigurations = ValuesByState<UIImage.SymbolConfiguration>()
  private(set) var backgroundImages = ValuesByState<UIImage>()

  private(set) lazy var label = makeLabel()
  private(set) lazy var subtitle = makeLabel()
  /// The background view of a configuration.
  let plate = BackgroundConfigurationView(.button())
  /// The added subviews; the app may have removed some.
  var addedParts: Set<ObjectIdentifier> = []
  /// The view that shows the image.
  let picture = UIImageView()
  let backgroundPicture = UIImageView()
  /// The view of the indicator of a menu; nil without one.
  var indicator: UIImageView?
  /// The activity indicator of a configuration.
  var wheel: UIActivityIndicatorView?
  /// Whether the title's shadow is currently reversed.
  var hasReversedShadow = false

  override var preventsOuterTaps: Bool { true }
  override var triggersPrimaryActionOnTouchUp: Bool { true }

  override func stateDidChange() {
    if configuration != nil, automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    update()
    fade()
  }

  override func wasPressed() {
    toggleSelection()
    // A press bounces the symbol (Drawing.SE10).
    if isSymbolAnimationEnabled { picture.addSymbolEffect(.bounce) }
  }

  private func setUp() {
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .button
    for view in [plate, backgroundPicture, picture] {
      view.isUserInteractionEnabled = false
      view.isHidden = true
    }
    label.lineBreakMode = .byTruncatingMiddle
    subtitle.isHidden = true
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.isAccessibilityElement = false
    return label
  }

  func setType(_ type: ButtonType) {
    buttonType = type
    if let icon = ButtonIcon(type) { setImage(icon.image, for: .normal) }
    if type == .system { label.font = .systemFont(ofSize: Self.systemTypeFontSize) }
    update()
  }

  private func applyPrimaryAction(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
  }

  /// The font size of buttons of the system type, in points.
  ///
  /// - Source: measurements by others (Controls.CB4). Confidence: measured.
  private static let systemTypeFontSize: CGFloat = 15
}
