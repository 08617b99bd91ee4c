/// A control with an editable line of text.
///
/// Text is typed on the onscreen keyboard or a hardware keyboard (TextFields.TF1…, in
/// `Documentation/Behaviour/TextFields.md`).
@preconcurrency @MainActor
open class UITextField: EditableControl, UIContentSizeCategoryAdjusting {
  @_spi(UIKitModules) open override var kindWords: [String] {
    (isSecureTextEntry ? ["secure-text-field"] : ["text-field"])
      + (isEditing ? ["is-editing"] : [])
      + (!hasText && accessibilityValue == placeholder ? ["placeholder"] : [])
  }

  @_spi(UIKitModules) open override func takeValue(_ text: String) -> Bool {
    guard isEnabled, becomeFirstResponder() || isFirstResponder else { return false }
    selectAll(nil)
    // The delegate decides, as for typed text.
    if text.isEmpty { deleteBackward() } else { insertText(text) }
    return true
  }

  // MARK: Creating

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpField()
  }

  /// Creates a field, empty or decoded from an interface file (Nibs.NI5).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpField()
    if let nib = coder.nib { decode(nib) }
    decodeArchive(Self.fieldArchive, coder)
  }

  /// Encodes the view (Archives.AR17).
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Self.fieldArchive.encode(self, with: coder)
  }

  /// The delegate.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text, never nil (TextFields.TF1).
  ///
  /// Setting it removes the attributes of individual characters, and does not notify the delegate.
  open var text: String? {
    get { editor.text }
    set {
      notifyingObservers(\.text) {
        replaceText(NSAttributedString(string: Self.oneLine(newValue ?? "")))
      }
    }
  }
  /// The text, with the default attributes where it lacks them; setting it adopts those of its
  /// first character as defaults.
  open var attributedText: NSAttributedString? {
    get { withDefaultAttributes(editor.content, baseAttributes.color) }
    set { notifyingObservers(\.attributedText) { replaceAttributedText(newValue) } }
  }
  /// Returns the text in a range with its attributes.
  open func attributedText(in range: UITextRange) -> NSAttributedString {
    (attributedText ?? NSAttributedString()).attributedSubstring(from: editor.range(range))
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { placeholderContent?.string }
    set {
      notifyingObservers(\.placeholder) {
        placeholderContent = newValue.map { NSAttributedString(string: $0) }
        appearanceChanged()
      }
    }
  }
  /// The attributed placeholder.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderContent }
    set {
      placeholderContent = newValue.map { NSAttributedString(attributedString: $0) }
      appearanceChanged()
    }
  }
  /// The font; setting it applies to the whole text.
  open var font: UIFont? {
    get { baseAttributes.font }
    set {
      notifyingObservers(\.font) {
        setDefaultAttribute(.font, newValue ?? Self.usualFont) {
          baseAttributes.font = newValue ?? Self.usualFont
        }
      }
    }
  }
  /// The color of the text; setting it applies to the whole text.
  open var textColor: UIColor? {
    get { baseAttributes.color }
    set {
      notifyingObservers(\.textColor) {
        setDefaultAttribute(.foregroundColor, newValue ?? .label) {
          baseAttributes.color = newValue ?? .label
        }
      }
    }
  }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural {
    willSet { willChangeValue(for: \.textAlignment) }
    didSet {
      appearanceChanged()
      didChangeValue(for: \.textAlignment)
    }
  }
  /// The default attributes of the text; setting them applies to the current text (TextFields.TF3).
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { defaultAttributeDictionary }
    set { setDefaultAttributeDictionary(newValue) }
  }
  /// The attributes of newly typed text; nil while the field is not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? editor.typingAttributes ?? attributesAtCaret : nil }
    set { if isEditing { editor.typingAttributes = newValue } }
  }
  /// Whether the font shrinks to fit a long text (TextFields.TF9).
  open var adjustsFontSizeToFitWidth = false { didSet { appearanceChanged() } }
  /// The minimum font size for a long text, in points; 0 disables shrinking.
  open var minimumFontSize: CGFloat = 0 { didSet { appearanceChanged() } }
  /// Whether the font follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false { didSet { updateFontSize() } }

  // MARK: Editing

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the next insertion replaces the text; moving the caret
  /// resets it.
  open var clearsOnInsertion = false { didSet { clearsSecret = false } }
  /// Whether the user may change the attributes of the text.
  open var allowsEditingTextAttributes = false

  // MARK: Appearance

  /// The style of the border.
  open var borderStyle = BorderStyle.none { didSet { appearanceChanged() } }
  /// The background image; ignored with a rounded border.
  open var background: UIImage? { didSet { appearanceChanged() } }
  /// The background image of a disabled field that has a background image.
  open var disabledBackground: UIImage? { didSet { appearanceChanged() } }
  /// The times at which the clear button is shown.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The overlay view on the leading side.
  open var leftView: UIView? { didSet { replaceOverlayView(oldValue, leftView) } }
  /// The times at which the view is shown.
  open var leftViewMode = ViewMode.never { didSet { appearanceChanged() } }
  /// The overlay view on the trailing side.
  open var rightView: UIView? { didSet { replaceOverlayView(oldValue, rightView) } }
  /// The times at which the view is shown.
  open var rightViewMode = ViewMode.never { didSet { appearanceChanged() } }

  // MARK: Layout

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { textArea(bounds, isEditing: false) }
  /// Returns the rectangle of the text during editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textArea(bounds, isEditing: true) }
  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonArea(bounds) }
  /// Returns the rectangle of the leading overlay view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayArea(leftView, bounds, atLeft: !isRightToLeft)
  }
  /// Returns the rectangle of the trailing overlay view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayArea(rightView, bounds, atLeft: isRightToLeft)
  }

  /// The size of the text or the placeholder, with the border.
  open override var intrinsicContentSize: CGSize { fittedSize }
  /// Returns the intrinsic size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittedSize }
  /// The baseline of the text.
  override var textBaselines: (first: CGFloat, last: CGFloat) {
    let first =
      ((fittedSize.height - baseAttributes.font.lineHeight) / 2 + baseAttributes.font.ascender)
      .rounded()
    return (first, fittedSize.height - first)
  }

  // MARK: Drawing

  /// Draws the text in a rectangle.
  open func drawText(in rect: CGRect) { drawCharacters(in: rect) }
  /// Draws the placeholder in a rectangle.
  open func drawPlaceholder(in rect: CGRect) { drawPlaceholderText(in: rect) }
  /// Draws the border, and the placeholder of an empty field.
  open override func draw(_ rect: CGRect) { drawField() }

  // MARK: Keyboard

  /// The view that replaces the keyboard; nil for the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// The view above the keyboard; nil for none.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  // MARK: Accessibility

  /// The text, or the placeholder of an empty field; dots for a secure text (TextFields.TF25).
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? accessibilityText }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Updates

  open override func layoutSubviews() {
    layOutOverlayViews()
    super.layoutSubviews()
  }

  @_spi(UIKitModules) open override func traitsBecameKnown() {
    super.traitsBecameKnown()
    updateFontSize()
    appearanceChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFontSize()
    appearanceChanged()
  }

  /// Returns the text attributes at a position.
  open override func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { defaultAttributeDictionary }

  // MARK: Internals

  /// The default font.
  ///
  /// - Source: the system font of 17 points, as of labels. Confidence: guess.
  nonisolated static let usualFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The default attributes of the text.
  struct BaseAttributes {
    var font = usualFont
    var color = UIColor.label
    var more: [NSAttributedString.Key: Any] = [:]
  }

  var baseAttributes = BaseAttributes()
  var placeholderContent: NSAttributedString?
  var ownInputView, ownAccessoryView: UIView?
  lazy var clearButton = makeClearButton()

  /// The default color of the placeholder.
  var placeholderColor: UIColor { .placeholderText }
  override var textArea: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  override var textCorner: CGPoint { textOrigin }
  override func makeGeometry() -> TextGeometry { layOutCharacters() }
  override func drawEditableText() { drawText(in: textArea) }
  override func stateDidChange() { appearanceChanged() }

  // The delegate's part in editing (TextFields.TF14, TextFields.TF15).
  override func mayBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  override func mayEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
  override func didBeginEditing() { begin() }
  override func didEndEditing() { end() }
  package override func allowsChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textField(
      self, shouldChangeCharactersInRanges: [NSValue(range: range)], replacementString: text)
      ?? true
  }
  package override func textWasEdited() { notifyTextChange() }
  package override func selectionWasChanged() { notifySelectionChange() }
  override func pressReturn() { handleReturn() }
  override func clearIfRequested() { clearBeforeInsertion() }
  override func secrecyChanged() { changeSecrecy() }
  /// Whether the next insertion replaces the text because it is secure.
  var clearsSecret = false
}
