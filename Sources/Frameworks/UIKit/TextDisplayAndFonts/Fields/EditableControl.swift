/// A control with a line of text that people write.
///
/// What `UITextField` is beneath its looks; apps have no use for this class by its name. Steps TF10… are in
/// `Documentation/Behaviour/TextFields.md`.
@preconcurrency @MainActor
open class EditableControl: UIControl, UITextInput, TextEditorHost {
  // MARK: Creating

  /// Makes a control with nothing written in it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpEditing()
  }

  /// Makes a control with nothing written in it: archives of views are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpEditing()
  }

  // MARK: Keyboard

  /// What is made large by itself; a keyboard of hardware writes what is typed (TF13).
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are put right.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether words that nobody knows are marked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether straight quotes become curved ones.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens become a dash.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces come and go with words that are pasted and cut.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Which keys a keyboard on the screen has.
  open var keyboardType = UIKeyboardType.default
  /// Whether its keys are light or dark.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What is on its return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key does nothing where nothing is written.
  open var enablesReturnKeyAutomatically = false
  /// Whether nobody is to read what is written: there are only dots (TF12).
  open var isSecureTextEntry = false { didSet { textNeedsLayout() } }
  /// What is to be written; nil for anything.
  open var textContentType: UITextContentType!
  /// What passwords have to be like; nil for anything.
  open var passwordRules: UITextInputPasswordRules?

  // MARK: Writing

  /// Whether there is any text.
  open var hasText: Bool { editor.length > 0 }

  /// Writes something where the caret is; a line's end is what the return key does.
  open func insertText(_ text: String) {
    if text == "\n" || text == "\r" { return pressReturn() }
    clearIfWanted()
    editor.insert(Self.oneLine(text))
  }

  /// Takes away the letter before the caret, or what is selected.
  open func deleteBackward() {
    clearIfWanted()
    editor.delete(editor.rangeToDelete(.left))
  }

  /// What is written in a part.
  open func text(in range: UITextRange) -> String? {
    (editor.text as NSString).substring(with: editor.range(range))
  }

  /// Writes something in place of a part; nobody is asked.
  open func replace(_ range: UITextRange, withText text: String) {
    editor.replace(editor.range(range), with: Self.oneLine(text))
  }

  /// Whether something may be written in place of a part.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    mayChange(editor.range(range), to: text)
  }

  // MARK: For the time being

  /// What has been written for the time being.
  open var markedTextRange: UITextRange? { editor.marked.map { TextPart($0) } }
  /// How that looks; nil for a line beneath.
  open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { textNeedsLayout() } }
  /// Writes something for the time being, and selects a part of it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.mark(Self.oneLine(markedText ?? ""), selected: selectedRange)
  }
  /// Has that stay.
  open func unmarkText() { editor.unmark() }

  // MARK: Places

  /// What is selected; empty where only the caret is.
  open var selectedTextRange: UITextRange? {
    get { TextPart(editor.selection) }
    set { if let newValue { editor.select(editor.range(newValue)) } }
  }
  /// On which line a caret is; there is one.
  open var selectionAffinity: UITextStorageDirection { .forward }
  /// Where the text begins.
  open var beginningOfDocument: UITextPosition { TextPlace(0) }
  /// Where the text ends.
  open var endOfDocument: UITextPosition { TextPlace(editor.length) }
  /// The part from one place to another.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { editor.part(fromPosition, toPosition) }
  /// The place so many units of UTF-16 further on, or back; nil where that is not in the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(position, offset)
  }
  /// The place so many letters in a direction.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { editor.position(position, direction, offset) }
  /// Which of two places comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, other)
  }
  /// How many units of UTF-16 it is from one place to another.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.place(toPosition) - editor.place(from)
  }
  /// The place of a part that is farthest in a direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { editor.isBack(direction) ? range.start : range.end }
  /// The letter in a direction from a place.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    editor.position(position, direction, 1).flatMap { editor.part(position, $0) }
  }
  /// How text at a place is read.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    switch saidDirection {
    case .natural: editor.text.isReadFromRight ?? isReadFromRight ? .rightToLeft : .leftToRight
    case let said: said
    }
  }
  /// Says how a part is read: all of it, as it is one line.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    saidDirection = writingDirection
    textNeedsLayout()
  }
  /// Where a part is.
  open func firstRect(for range: UITextRange) -> CGRect {
    let areas = areas(of: editor.range(range))
    return areas.first ?? caretRect(for: range.start)
  }
  /// Where the caret is at a place.
  open func caretRect(for position: UITextPosition) -> CGRect { caretArea(editor.place(position)) }
  /// Where a part is, as much of it at once as hangs together.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let areas = areas(of: editor.range(range))
    return areas.enumerated().map { index, area in
      UITextSelectionRect(
        area, isFirst: index == 0, isLast: index == areas.count - 1, isFromRight: isReadFromRight)
    }
  }
  /// The place in the text that is nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { TextPlace(place(at: point)) }
  /// The place in a part of the text that is nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let range = editor.range(range)
    return TextPlace(min(max(place(at: point), range.location), NSMaxRange(range)))
  }
  /// The letter at a point.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    let corner = textCorner
    let inside = CGPoint(x: point.x - corner.x, y: point.y - corner.y)
    return geometry.letter(at: inside).map { TextPart($0) }
  }
  /// How letters at a place look.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  /// The view in whose coordinates places are.
  open var textInputView: UIView { self }
  /// Is told of what a keyboard has not changed.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Finds words and the like.
  open var tokenizer: any UITextInputTokenizer { ownTokenizer }

  // MARK: First responder

  /// Whether it may be written into: whether it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins to be written into, if nobody objects (TF14).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil, mayBeginEditing() else { return false }
    return super.becomeFirstResponder()
  }

  /// Is written into no more, if nobody objects (TF14).
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard mayEndEditing() || isForcedToEnd else { return false }
    return super.resignFirstResponder()
  }

  /// While it is written into, it remembers itself how to take that back (TF24).
  open override var undoManager: UndoManager? {
    isFirstResponder ? editor.undoManager : super.undoManager
  }

  // MARK: Menus and keys

  /// Takes what is selected away, and onto the pasteboard.
  open override func cut(_ sender: Any?) { cutSelection() }
  /// Brings what is selected onto the pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }
  /// Writes the text that is on the pasteboard.
  open override func paste(_ sender: Any?) { pasteText() }
  /// Selects the word that the caret is in or at.
  open override func select(_ sender: Any?) { selectWord(at: editor.selection.location) }
  /// Selects all.
  open override func selectAll(_ sender: Any?) {
    editor.select(NSRange(location: 0, length: editor.length))
  }
  /// Takes what is selected away.
  open override func delete(_ sender: Any?) { deleteSelection() }

  /// Whether it would do something of that now (TF22).
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }

  // MARK: Touches

  /// A tap begins to write, and puts the caret where it was; two choose a word, three all (TF11).
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { tapped(touch) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textNeedsLayout()
  }

  // MARK: Internals

  let editor = TextEditor()
  let canvas = TextCanvas()
  private lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)
  /// Where the letters are, as they were laid out last.
  var laidOut: TextGeometry?
  /// How far the text is moved to the left where it is longer than its room, in points.
  var scrolled: CGFloat = 0
  /// How it is read, if somebody has said so.
  var saidDirection = NSWritingDirection.natural
  /// Whether the caret is put into its first place.
  var isBeginning = false
  /// Whether it ends whatever anybody says.
  var isForcedToEnd = false

  override var keepsTaps: Bool { true }
  override var isReadFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func didBecomeFirstResponder() { didBeginEditing() }
  override func didResignFirstResponder() { didEndEditing() }
  override func resignWithoutAsking() -> Bool {
    isForcedToEnd = true
    defer { isForcedToEnd = false }
    return resignFirstResponder()
  }

  // What a control of a kind says of itself.

  /// Where text is while it is written, and otherwise.
  var textArea: CGRect { bounds }
  /// Where the text's corner is.
  var textCorner: CGPoint { textArea.origin }
  /// Puts the letters into their places.
  func makeGeometry() -> TextGeometry {
    TextGeometry(AttributedText(editor.content, .init()), editor.text, width: nil)
  }
  /// Draws the letters.
  func paintText() {}
  /// Whether writing may begin.
  func mayBeginEditing() -> Bool { true }
  /// Whether it may end.
  func mayEndEditing() -> Bool { true }
  /// Is told that it begins.
  func didBeginEditing() { showSelection() }
  /// Is told that it ends.
  func didEndEditing() { showSelection() }
  /// Whether something may be written in place of a part.
  func mayChange(_ range: NSRange, to text: String) -> Bool { true }
  /// Is told that people have written something.
  func textWasEdited() { textNeedsLayout() }
  /// Is told that something else is selected.
  func selectionWasChanged() { showSelection() }
  /// Does what the return key does.
  func pressReturn() {}
  /// Takes all away before something is written, if that is wanted.
  func clearIfWanted() {}
}
