/// A bar with a text field for a search, a cancel button and scopes (Search.SE2…, in
/// `Documentation/Behaviour/Search.md`).
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  override var isNaturalGroup: Bool { true }

  // MARK: Creating

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty bar; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The delegate.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The position of the bar on the screen.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // MARK: Text

  /// The text field.
  open var searchTextField: UISearchTextField { field }
  /// The text, never nil; setting it does not notify the delegate.
  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      textChangedByApp()
    }
  }
  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// The line of text above the field; `nil` for none.
  open var prompt: String? {
    get { promptLabel.text }
    set {
      promptLabel.text = newValue
      heightChanged()
    }
  }

  // MARK: Buttons

  /// Whether the cancel button is shown.
  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Shows or hides the cancel button, with or without an animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    searchController?.automaticallyShowsCancelButton = false
    showCancelButton(showsCancelButton, animated: animated)
  }
  /// Whether an empty field has a bookmark button.
  open var showsBookmarkButton = false { didSet { updateRightButton() } }
  /// Whether an empty field has a results button, which takes precedence over a bookmark button.
  open var showsSearchResultsButton = false { didSet { updateRightButton() } }
  /// Whether the results button is selected.
  open var isSearchResultsButtonSelected = false { didSet { updateRightButton() } }

  // MARK: Scopes

  /// The titles of the scopes; `nil` for none.
  open var scopeButtonTitles: [String]? { didSet { setScopes() } }
  /// The index of the selected scope; setting it does not notify the delegate.
  open var selectedScopeButtonIndex = 0 { didSet { selectScope() } }
  /// Whether the scopes are shown.
  open var showsScopeBar: Bool {
    get { showsScopes }
    set { setShowsScope(newValue, animated: false) }
  }
  /// Shows or hides the scopes, with or without an animation.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    searchController?.automaticallyShowsScopeBar = false
    showScopes(show, animated: animate)
  }
  /// Sets the attributes of the titles of the scopes in a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { scopes.setTitleTextAttributes(attributes, for: state) }
  /// Returns the attributes of the titles of the scopes in a state.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopes.titleTextAttributes(for: state) }

  // MARK: Appearance

  /// The bar style.
  open var barStyle: UIBarStyle = .default {
    didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
  }
  /// Whether looking at the bar begins dictation; stored, because a phone has no eye tracking.
  open var isLookToDictateEnabled = false
  /// The style of the background.
  open var searchBarStyle = Style.default { didSet { setNeedsLayout() } }
  /// Whether the background is translucent.
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// The background color; `nil` for the default.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The image of the background; `nil` for none.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }
  /// Sets the image of the background for a position and a height.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgrounds[BackgroundKey(position: barPosition, metrics: barMetrics)] = backgroundImage
    setNeedsLayout()
  }
  /// Returns the image of the background for a position and a height.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[BackgroundKey(position: barPosition, metrics: barMetrics)] }
  /// Sets the background image of the scopes in a state (Search.SE14).
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default) }
  /// Returns the background image of the scopes in a state.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopes.backgroundImage(for: state, barMetrics: .default)
  }
  /// Sets the image between two scopes, by their states (Search.SE14).
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    scopes.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
      barMetrics: .default)
  }
  /// Returns the image between two scopes, by their states.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopes.dividerImage(
      forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }

  /// The image behind the scopes; `nil` for none.
  open var scopeBarBackgroundImage: UIImage? {
    get { scopeBackground.image }
    set { scopeBackground.image = newValue }
  }
  /// Sets the image of the field in the normal or the disabled state; `nil` for a fill.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    if state == .disabled {
      field.disabledBackground = backgroundImage
    } else {
      field.background = backgroundImage
    }
  }
  /// Returns the image of the field in the normal or the disabled state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    state == .disabled ? field.disabledBackground : field.background
  }
  /// Sets an icon in a state; `nil` for the system's (Search.SE6).
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon, default: ValuesByState()][exactly: state] = iconImage
    updateIcons()
  }
  /// Returns the icon that was set for a state.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?[state] }
  /// The offset of the field.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
  /// The offset of the text in the field.
  open var searchTextPositionAdjustment: UIOffset {
    get { field.textOffset }
    set { field.textOffset = newValue }
  }
  /// Sets the offset of an icon.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    field.iconOffsets[icon] = adjustment
    field.appearanceChanged()
  }
  /// Returns the offset of an icon.
  open func positionAdjustment(for icon: Icon) -> UIOffset { field.iconOffsets[icon] ?? .zero }
  /// Whether the bar accepts input.
  open var isEnabled = true { didSet { updateEnabled() } }

  // MARK: Keyboard

  /// The automatic capitalization.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// The automatic correction.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// The spell checking.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// The replacement of straight quotes with curly ones.
  open var smartQuotesType: UITextSmartQuotesType {
    get { field.smartQuotesType }
    set { field.smartQuotesType = newValue }
  }
  /// The replacement of hyphens with dashes.
  open var smartDashesType: UITextSmartDashesType {
    get { field.smartDashesType }
    set { field.smartDashesType = newValue }
  }
  /// The insertion and deletion of spaces around pasted and cut text.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { field.smartInsertDeleteType }
    set { field.smartInsertDeleteType = newValue }
  }
  /// The type of the keyboard.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The appearance of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// Whether the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text is secure and shown as dots.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  /// The content type of the text; nil if unspecified.
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }
  /// The requirements for generated passwords; nil for none.
  open var passwordRules: UITextInputPasswordRules? {
    get { field.passwordRules }
    set { field.passwordRules = newValue }
  }
  /// The view above the keyboard; nil for none.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: First responder

  /// Whether the field is the first responder.
  open override var isFirstResponder: Bool { field.isFirstResponder }
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: View

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBar()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: Internals

  let field = SearchBarField(frame: .zero)
  let cancelButton = UIButton(type: .system)
  let rightButton = UIButton(type: .system)
  let scopes = UISegmentedControl(items: nil)
  let promptLabel = UILabel()
  let background = BarBackground(isAtTop: true)
  let scopeBackground = UIImageView(image: nil)
  var showsCancel = false
  var showsScopes = false
  var icons: [Icon: ValuesByState<UIImage>] = [:]

  /// The position and the height for which a background image is used.
  struct BackgroundKey: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }
  var backgrounds: [BackgroundKey: UIImage] = [:]

  /// The search controller of the bar.
  weak var searchController: UISearchController?
  /// Whether the bar is a row of a navigation bar, which draws the background and sets the margins.
  var isInNavigationBar = false { didSet { if isInNavigationBar != oldValue { heightChanged() } } }
}
