/// Something to press.
///
/// Steps CB1… are in `Documentation/Behaviour/Controls.md`.
@preconcurrency @MainActor
open class UIButton: UIControl {
  // MARK: Creating

  /// Makes a button that shows nothing but what it is given.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a button without size: archives of views are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Makes a button that looks like others of its type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Makes a button that does something, and is called after it.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Makes a button of the system's type with a picture, which tells somebody when it is pressed.
  public class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// Makes a button that looks as it is described.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  /// What it looks like by itself.
  open private(set) var buttonType: ButtonType = .custom

  /// What it is there for.
  open var role: Role = .normal { didSet { update() } }

  // MARK: Contents

  /// Sets the title of a state; nil for none of its own (CB2).
  open func setTitle(_ title: String?, for state: State) {
    titles[exactly: state] = title
    update()
  }
  /// Sets the title of a state with attributes, which is preferred to one without.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[exactly: state] = title
    update()
  }
  /// Sets the title's colour of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[exactly: state] = color
    update()
  }
  /// Sets the colour of the title's shadow of a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    shadowColors[exactly: state] = color
    update()
  }

  /// Sets the picture of a state, which is before the title.
  open func setImage(_ image: UIImage?, for state: State) {
    images[exactly: state] = image
    update()
  }
  /// Sets how a state's picture is to be, if it is a symbol that does not say it itself.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[exactly: state] = configuration
    update()
  }
  /// Sets the picture of a state that is behind all.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[exactly: state] = image
    update()
  }

  /// The title of a state.
  open func title(for state: State) -> String? { titles[state] }
  /// The title of a state with attributes.
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  /// The title's colour of a state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? usualColor(state) }
  /// The colour of the title's shadow of a state.
  open func titleShadowColor(for state: State) -> UIColor? { shadowColors[state] }

  /// The picture of a state.
  open func image(for state: State) -> UIImage? { images[state] }
  /// How a state's symbol is to be.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state]
  }
  /// The picture of a state that is behind all.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  /// The title of now.
  open var currentTitle: String? { title(for: state) }
  /// The title of now with attributes.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The title's colour of now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The colour of the title's shadow of now.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The picture of now.
  open var currentImage: UIImage? { image(for: state) }
  /// How the symbol of now is to be.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  /// The picture of now that is behind all.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// What shows the picture.
  open var imageView: UIImageView? { picture }
  /// Whether the picture of a pressed button that has none for that is darker.
  open var adjustsImageWhenHighlighted = true { didSet { update() } }
  /// Whether the picture of a button that cannot be used, and has none for that, is fainter.
  open var adjustsImageWhenDisabled = true { didSet { update() } }

  /// What shows the title; fonts and modes are set there.
  open var titleLabel: UILabel? { label }
  /// What shows the title's second line, where the button is described with one.
  open var subtitleLabel: UILabel? { subtitle }

  /// Whether the title's shadow is on its other side while the button is pressed.
  open var reversesTitleShadowWhenHighlighted = false { didSet { update() } }

  // MARK: Description

  /// How the button looks, as a whole; nil for a button that is put together by itself (CB7).
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { update() } }
  }
  /// Changes the description when the button's state does.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the description is looked at anew when the button's state changes.
  open var automaticallyUpdatesConfiguration = true
  /// Has the description changed for the button's state, before it is shown.
  open func setNeedsUpdateConfiguration() {
    if configurationUpdateHandler != nil { updateConfiguration() } else { update() }
  }
  /// Changes the description for the button's state, as the handler does.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Room

  /// What is left around all that the button shows.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { update() } }
  /// What is left around the title.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// What is left around the picture.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }

  open override var contentHorizontalAlignment: ContentHorizontalAlignment {
    didSet { setNeedsLayout() }
  }
  open override var contentVerticalAlignment: ContentVerticalAlignment {
    didSet { setNeedsLayout() }
  }

  /// Where the background is.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where all is that the button shows.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: configuration.map(insets) ?? contentEdgeInsets)
  }
  /// Where the title is.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    arrange(in: contentRect).title
  }
  /// Where the picture is.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    arrange(in: contentRect).image
  }

  /// The room that it takes by itself (CB4).
  open override var intrinsicContentSize: CGSize { naturalSize }
  /// The same.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContents()
  }

  // MARK: Menus

  /// What a press shows (CM12).
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      showSelection()
    }
  }

  /// Whether the button has the title of what is chosen in its menu, of which only one is.
  open var changesSelectionAsPrimaryAction = false { didSet { showSelection() } }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu, isEnabled else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  override func menuChose(_ action: UIAction) {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    for case let other as UIAction in menu.children { other.state = other === action ? .on : .off }
    showSelection()
  }

  /// CM12: has the title of what is chosen; the first, where nothing is.
  private func showSelection() {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    let actions = menu.children.compactMap { $0 as? UIAction }
    guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    chosen.state = .on
    if configuration != nil { configuration?.title = chosen.title }
    setTitle(chosen.title, for: .normal)
  }

  // MARK: Following

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  // MARK: Accessibility

  /// That it shows a menu, where it does (CM14), unless something else is said.
  open override var accessibilityHint: String? {
    get {
      let showsMenu = showsMenuAsPrimaryAction && isContextMenuInteractionEnabled
      return super.accessibilityHint ?? (showsMenu ? "Double tap to show menu" : nil)
    }
    set { super.accessibilityHint = newValue }
  }

  /// The title, unless something else is said.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? writtenTitle ?? ButtonSign(buttonType)?.name }
    set { super.accessibilityLabel = newValue }
  }

  /// Is used as if it were pressed.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    if showsMenuAsPrimaryAction, contextMenuInteraction?.showAsAsked() == true { return true }
    send([.touchUpInside, .primaryActionTriggered], with: nil)
    return true
  }

  // MARK: Internals

  private var titles = ValuesByState<String>()
  private var attributedTitles = ValuesByState<NSAttributedString>()
  private(set) var titleColors = ValuesByState<UIColor>()
  private var shadowColors = ValuesByState<UIColor>()
  private(set) var images = ValuesByState<UIImage>()
  private var symbolConfigurations = ValuesByState<UIImage.SymbolConfiguration>()
  private var backgroundImages = ValuesByState<UIImage>()

  private(set) lazy var label = makeLabel()
  private(set) lazy var subtitle = makeLabel()
  /// What is behind all, where the button is described with something.
  let plate = UIView()
  /// What shows the pictures.
  let picture = UIImageView()
  let backgroundPicture = UIImageView()
  /// What turns beside the title, where it is described so.
  var wheel: UIActivityIndicatorView?
  /// Whether the title's shadow is on its other side now.
  var hasReversedShadow = false

  override var keepsTaps: Bool { true }
  override var isPressedToUse: Bool { true }

  override func stateDidChange() {
    if configuration != nil, automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    update()
    fade()
  }

  private func setUp() {
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .button
    plate.isUserInteractionEnabled = false
    plate.isHidden = true
    addSubview(plate)
    for view in [backgroundPicture, picture] {
      view.isUserInteractionEnabled = false
      view.isHidden = true
      addSubview(view)
    }
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    subtitle.isHidden = true
    addSubview(subtitle)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.isAccessibilityElement = false
    return label
  }

  func become(_ type: ButtonType) {
    buttonType = type
    if let sign = ButtonSign(type) { setImage(sign.image, for: .normal) }
    if type == .system { label.font = .systemFont(ofSize: Self.systemTypeFontSize) }
    update()
  }

  private func take(_ action: UIAction?) {
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

  /// Points of a title of a button of the system's type.
  ///
  /// - Source: what others measured (Documentation/Behaviour/Controls.md, CB4). Confidence: measured.
  private static let systemTypeFontSize: CGFloat = 15
}
