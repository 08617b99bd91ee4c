/// A line that people write.
///
/// No keyboard comes onto the screen; keys of a hardware keyboard are written. Steps TF1… are in
/// `Documentation/Behaviour/TextFields.md`.
@preconcurrency @MainActor
open class UITextField: EditableControl, UIContentSizeCategoryAdjusting {
  // MARK: Creating

  /// Makes a field with nothing written in it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpField()
  }

  /// Makes a field with nothing written in it: archives of views are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpField()
  }

  /// Has a say in what is written, and is told of it.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// What is written, never nil (TF1).
  ///
  /// Setting it takes away what was said of single letters, and tells nobody.
  open var text: String? {
    get { editor.text }
    set { put(NSAttributedString(string: Self.oneLine(newValue ?? ""))) }
  }
  /// What is written, with the field's look where letters have no other; setting it takes over the look of
  /// the first letter.
  open var attributedText: NSAttributedString? {
    get { dressed(editor.content, look.color) }
    set { putAttributed(newValue) }
  }
  /// What is shown where nothing is written.
  open var placeholder: String? {
    get { hint?.string }
    set {
      hint = newValue.map { NSAttributedString(string: $0) }
      looksChanged()
    }
  }
  /// The same, with what is said of its letters.
  open var attributedPlaceholder: NSAttributedString? {
    get { hint }
    set {
      hint = newValue.map { NSAttributedString(attributedString: $0) }
      looksChanged()
    }
  }
  /// The font; setting it sets that of all letters.
  open var font: UIFont? {
    get { look.font }
    set { dress(.font, newValue ?? Self.usualFont) { look.font = newValue ?? Self.usualFont } }
  }
  /// The colour; setting it sets that of all letters.
  open var textColor: UIColor? {
    get { look.color }
    set { dress(.foregroundColor, newValue ?? .label) { look.color = newValue ?? .label } }
  }
  /// Where the text is in its room.
  open var textAlignment = NSTextAlignment.natural { didSet { looksChanged() } }
  /// What is said of all letters; setting it says it of those that are there (TF3).
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { attributesOfAll }
    set { sayOfAll(newValue) }
  }
  /// What is said of letters that are written next; nil while the field is not written into.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? editor.typingAttributes ?? attributesBeforeCaret : nil }
    set { if isEditing { editor.typingAttributes = newValue } }
  }
  /// Whether letters become smaller where the text is too long (TF9).
  open var adjustsFontSizeToFitWidth = false { didSet { looksChanged() } }
  /// How small they become, in points; 0 for not at all.
  open var minimumFontSize: CGFloat = 0 { didSet { looksChanged() } }
  /// Whether its font is made again when people set another size.
  open var adjustsFontForContentSizeCategory = false { didSet { followSetting() } }

  // MARK: Writing

  /// Whether it is written into.
  open var isEditing: Bool { isFirstResponder }
  /// Whether all is taken away when writing begins.
  open var clearsOnBeginEditing = false
  /// Whether what is written next comes in place of all; not after the caret was moved.
  open var clearsOnInsertion = false

  // MARK: Looks

  /// What is drawn around it.
  open var borderStyle = BorderStyle.none { didSet { looksChanged() } }
  /// A picture behind it; not where it is round.
  open var background: UIImage? { didSet { looksChanged() } }
  /// A picture behind it while it is disabled and has another one as well.
  open var disabledBackground: UIImage? { didSet { looksChanged() } }
  /// When the button is seen that takes all away.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view where reading begins.
  open var leftView: UIView? { didSet { replaceSide(oldValue, leftView) } }
  /// When it is seen.
  open var leftViewMode = ViewMode.never { didSet { looksChanged() } }
  /// A view where reading ends.
  open var rightView: UIView? { didSet { replaceSide(oldValue, rightView) } }
  /// When it is seen.
  open var rightViewMode = ViewMode.never { didSet { looksChanged() } }

  // MARK: Room

  /// Where the border is.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is.
  open func textRect(forBounds bounds: CGRect) -> CGRect { textRoom(bounds, isEditing: false) }
  /// Where the text is while it is written.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRoom(bounds, isEditing: true) }
  /// Where the placeholder is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Where the button is that takes all away.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearRoom(bounds) }
  /// Where the view is that reading begins with.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRoom(leftView, bounds, atLeft: !isReadFromRight)
  }
  /// Where the view is that reading ends with.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRoom(rightView, bounds, atLeft: isReadFromRight)
  }

  /// The room that its text or its placeholder takes, with its border.
  open override var intrinsicContentSize: CGSize { ownSize }
  /// The same.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }
  /// Where its text stands.
  override var textBaselines: (first: CGFloat, last: CGFloat) {
    let first = ((ownSize.height - look.font.lineHeight) / 2 + look.font.ascender).rounded()
    return (first, ownSize.height - first)
  }

  // MARK: Drawing

  /// Draws the text in a rectangle; called with the room of the text.
  open func drawText(in rect: CGRect) { paintLetters(in: rect) }
  /// Draws the placeholder in a rectangle; called with its room.
  open func drawPlaceholder(in rect: CGRect) { paintPlaceholder(in: rect) }
  /// Draws the border, and the placeholder where nothing is written.
  open override func draw(_ rect: CGRect) { paintField() }

  // MARK: Keyboard

  /// What comes in place of a keyboard; nil for a keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  /// What comes above a keyboard; nil for nothing.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  // MARK: Accessibility

  /// What is written, or else the placeholder; dots where nobody is to read it (TF25).
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? spokenText }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Following

  open override func layoutSubviews() {
    layOutSides()
    super.layoutSubviews()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followSetting()
    looksChanged()
  }

  /// How letters at a place look.
  open override func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { attributesOfAll }

  // MARK: Internals

  /// What a field's font is at first.
  ///
  /// - Source: the system's font of 17 points, as of labels. Confidence: guess.
  nonisolated static let usualFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// What holds where the text says nothing.
  struct Look {
    var font = usualFont
    var color = UIColor.label
    var more: [NSAttributedString.Key: Any] = [:]
  }

  var look = Look()
  var hint: NSAttributedString?
  var ownInputView, ownAccessoryView: UIView?
  lazy var clearButton = makeClearButton()

  override var textArea: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  override var textCorner: CGPoint { cornerOfText }
  override func makeGeometry() -> TextGeometry { placeLetters() }
  override func paintText() { drawText(in: textArea) }
  override func stateDidChange() { looksChanged() }

  // TF14, TF15.
  override func mayBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  override func mayEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
  override func didBeginEditing() { begin() }
  override func didEndEditing() { end() }
  override func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }
  override func textWasEdited() { tellOfText() }
  override func selectionWasChanged() { tellOfSelection() }
  override func pressReturn() { doReturn() }
  override func clearIfWanted() { clearBeforeWriting() }
}
