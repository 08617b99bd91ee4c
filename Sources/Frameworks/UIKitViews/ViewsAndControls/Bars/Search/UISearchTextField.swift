/// A text field for a search: with an icon, and with tokens in front of the text (Search.SE1…, in
/// `Documentation/Behaviour/Search.md`).
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  // MARK: Creating

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  /// Creates an empty field; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  // MARK: Tokens

  /// The tokens, in front of the text.
  open var tokens: [UISearchToken] {
    get { tokenViews.map(\.token) }
    set { setTokens(newValue) }
  }
  /// Inserts a token; traps if the index is out of range.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    programmingPrecondition(
      tokenIndex >= 0 && tokenIndex <= tokenViews.count,
      "token \(tokenIndex) is out of range for \(tokenViews.count) tokens")
    var new = tokens
    new.insert(token, at: tokenIndex)
    setTokens(new)
  }
  /// Removes a token; traps if the index is out of range.
  open func removeToken(at tokenIndex: Int) {
    checkToken(tokenIndex)
    var new = tokens
    new.remove(at: tokenIndex)
    setTokens(new)
  }
  /// Replaces a part of the text with a token (Search.SE7).
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }
  /// The range of the text without the tokens, which is the whole text.
  open var textualRange: UITextRange {
    EditorTextRange(NSRange(location: 0, length: editor.length))
  }
  /// Returns the position of a token: the beginning, because all tokens are in front of the text.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    checkToken(tokenIndex)
    return beginningOfDocument
  }
  /// Returns the tokens in a range of the text: all of them if the range begins with the text.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    editor.range(textRange).location == 0 ? tokens : []
  }
  /// The background color of tokens; `nil` for a light tint color.
  open var tokenBackgroundColor: UIColor! {
    didSet { for view in tokenViews { view.color = tokenBackgroundColor } }
  }
  /// Whether the delete key removes tokens.
  open var allowsDeletingTokens = true
  /// Whether a selected token can be copied.
  open var allowsCopyingTokens = true

  // MARK: Text field

  open override var intrinsicContentSize: CGSize { fieldSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fieldSize }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    besideTokens(super.textRect(forBounds: bounds))
  }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    besideTokens(super.editingRect(forBounds: bounds))
  }
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.leftViewRect(forBounds: bounds), by: SearchBarMetrics.iconMargin, .search)
  }
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.rightViewRect(forBounds: bounds), by: -SearchBarMetrics.iconMargin, rightIcon)
  }
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.clearButtonRect(forBounds: bounds), by: 0, .clear)
  }

  open override func draw(_ rect: CGRect) { drawSearchField() }

  /// Deletes the selection or the character before the caret; at the start of the text, a token
  /// (Search.SE7).
  open override func deleteBackward() {
    if !deleteToken() { super.deleteBackward() }
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action.description == "copy:", selectedToken != nil { return allowsCopyingTokens }
    return super.canPerformAction(action, withSender: sender)
  }
  open override func copy(_ sender: Any?) { if !copyToken() { super.copy(sender) } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTokens()
  }

  // MARK: Internals

  /// The views of the tokens.
  var tokenViews: [SearchTokenView] = []
  /// The offsets of the icons.
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:]
  /// The offset of the text.
  var textOffset = UIOffset.zero { didSet { appearanceChanged() } }
  /// The icon whose offset applies to the right view.
  var rightIcon = UISearchBar.Icon.bookmark

  override var placeholderColor: UIColor { .secondaryLabel }

  package override func textWasEdited() {
    deselectTokens()
    super.textWasEdited()
  }
  package override func selectionWasChanged() {
    deselectTokens()
    super.selectionWasChanged()
  }
}
