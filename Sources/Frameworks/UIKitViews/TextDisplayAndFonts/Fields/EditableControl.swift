/// The superclass of text fields: a control with an editable line of text.
///
/// Apps do not use this class by name (TextFields.TF10…, in
/// `Documentation/Behaviour/TextFields.md`).
@preconcurrency @MainActor
open class EditableControl: UIControl, UITextInput, UITextDraggable, UITextDroppable,
  TextPasteHost
{
  // MARK: Creating

  /// Creates an empty control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpEditing()
  }

  /// Creates an empty control; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpEditing()
  }

  // MARK: Keyboard

  /// The automatic capitalization; no effect on a hardware keyboard (TextFields.TF13).
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The automatic correction.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The spell checking.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The replacement of straight quotes with curly ones.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// The replacement of hyphens with dashes.
  open var smartDashesType = UITextSmartDashesType.default
  /// The insertion and deletion of spaces around pasted and cut text.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The type of the software keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The appearance of the software keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is secure and shown as dots (TextFields.TF12).
  open var isSecureTextEntry = false {
    didSet {
      textNeedsLayout()
      if isSecureTextEntry != oldValue { secrecyChanged() }
    }
  }
  /// The content type of the text; nil if unspecified.
  open var textContentType: UITextContentType!
  /// The requirements for generated passwords; nil for none.
  open var passwordRules: UITextInputPasswordRules?
  /// Whether inline predictions are shown; stored: the keyboard shows none.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Whether mathematical expressions are completed; stored: the keyboard completes none.
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default
  /// The extent of Writing Tools; stored, because the phone has none.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// The kinds of text that Writing Tools may produce; stored, because the phone has none.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []

  // MARK: Pasting

  /// The paste delegate, which transforms pasted items; a weak reference (Pasteboard.CO16).
  open weak var pasteDelegate: (any UITextPasteDelegate)?

  // MARK: Dragging

  /// The drag delegate; a weak reference (TextSelection.TD6).
  open weak var textDragDelegate: (any UITextDragDelegate)?
  /// The drop delegate; a weak reference (TextSelection.TD7).
  open weak var textDropDelegate: (any UITextDropDelegate)?
  /// The options of text drags (TextSelection.TD6).
  open var textDragOptions: UITextDragOptions = []
  /// The drag interaction; disabling it prevents drags (TextSelection.TD1).
  open var textDragInteraction: UIDragInteraction? {
    dragSource.interaction(of: self)
  }
  /// The drop interaction.
  open var textDropInteraction: UIDropInteraction? {
    dropReceiver.interaction(of: self)
  }
  /// Whether text of the control is being dragged.
  open var isTextDragActive: Bool { TextDragSession.isDragging(self) }
  /// Whether items are over the text.
  open var isTextDropActive: Bool { dropReceiver.isActive }
  package private(set) lazy var dragSource = TextDragSource()
  package private(set) lazy var dropReceiver = TextDropReceiver()

  // MARK: Editing

  /// Whether there is any text.
  open var hasText: Bool { editor.length > 0 }

  /// Inserts text at the caret; a line break acts like the return key.
  open func insertText(_ text: String) {
    if text == "\n" || text == "\r" { return pressReturn() }
    clearIfRequested()
    editor.insert(Self.oneLine(text))
  }

  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() {
    clearIfRequested()
    editor.delete(editor.rangeToDelete(.left))
  }

  /// Returns the text in a range.
  open func text(in range: UITextRange) -> String? {
    (editor.text as NSString).substring(with: editor.range(range))
  }

  /// Replaces the text in a range without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    editor.replace(editor.range(range), with: Self.oneLine(text))
  }

  /// Returns whether the text in a range may be replaced.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    allowsChange(editor.range(range), to: text)
  }

  // MARK: Edit menu

  /// Returns the edit menu for a range: by default that of the delegate (EditMenus.EM9).
  open func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { menuOfDelegate(for: textRange, suggestedActions) }
  /// Notifies the text input, and by default its delegate, that the edit menu is about to appear.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    tellDelegate(ofMenu: true, animator)
  }
  /// Notifies the text input, and by default its delegate, that the edit menu is about to
  /// disappear.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    tellDelegate(ofMenu: false, animator)
  }

  // MARK: Marked text

  /// The range of the marked text; nil for none.
  open var markedTextRange: UITextRange? { editor.marked.map { EditorTextRange($0) } }
  /// The attributes of marked text; nil for an underline.
  open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { textNeedsLayout() } }
  /// Inserts marked text, and selects a part of it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.mark(Self.oneLine(markedText ?? ""), selected: selectedRange)
  }
  /// Commits the marked text.
  open func unmarkText() { editor.unmark() }

  // MARK: Positions

  /// The selected range; empty for a caret.
  open var selectedTextRange: UITextRange? {
    get { EditorTextRange(editor.selection) }
    set { if let newValue { editor.select(editor.range(newValue)) } }
  }
  /// The line to which a caret at a line break belongs; there is a single line.
  open var selectionAffinity: UITextStorageDirection { .forward }
  /// The start of the text.
  open var beginningOfDocument: UITextPosition { EditorTextPosition(0) }
  /// The end of the text.
  open var endOfDocument: UITextPosition { EditorTextPosition(editor.length) }
  /// Returns the range between two positions.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { editor.part(fromPosition, toPosition) }
  /// Returns the position at an offset in UTF-16 units; nil if it is outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(position, offset)
  }
  /// Returns the position at a character offset in a layout direction.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { editor.position(position, direction, offset) }
  /// Compares two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, other)
  }
  /// Returns the number of UTF-16 units between two positions.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.place(toPosition) - editor.place(from)
  }
  /// Returns the farthest position of a range in a layout direction.
  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { editor.isBack(direction) ? range.start : range.end }
  /// Returns the range of the character next to a position in a layout direction.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    editor.position(position, direction, 1).flatMap { editor.part(position, $0) }
  }
  /// Returns the writing direction at a position.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    switch explicitDirection {
    case .natural: editor.text.isRightToLeft ?? isRightToLeft ? .rightToLeft : .leftToRight
    case let explicit: explicit
    }
  }
  /// Sets the writing direction of the whole line.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {
    explicitDirection = writingDirection
    textNeedsLayout()
  }
  /// Returns the first rectangle of a range.
  open func firstRect(for range: UITextRange) -> CGRect {
    let areas = areas(of: editor.range(range))
    return areas.first ?? caretRect(for: range.start)
  }
  /// Returns the rectangle of the caret at a position.
  open func caretRect(for position: UITextPosition) -> CGRect { caretArea(editor.place(position)) }
  /// Returns the rectangles of a range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let areas = areas(of: editor.range(range))
    return areas.enumerated().map { index, area in
      UITextSelectionRect(
        area, isFirst: index == 0, isLast: index == areas.count - 1, isFromRight: isRightToLeft)
    }
  }
  /// Returns the position of the insertion point for a tap.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    EditorTextPosition(place(at: point))
  }
  /// Returns the position of the insertion point for a tap, limited to a range.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let range = editor.range(range)
    return EditorTextPosition(min(max(place(at: point), range.location), NSMaxRange(range)))
  }
  /// Returns the range of the character at a point.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    let corner = textCorner
    let inside = CGPoint(x: point.x - corner.x, y: point.y - corner.y)
    return geometry.letter(at: inside).map { EditorTextRange($0) }
  }
  /// Returns the text attributes at a position.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  /// The view whose coordinates rectangles and points use.
  open var textInputView: UIView { self }
  /// Called when the keyboard's trackpad mode starts moving the insertion point; does nothing.
  open func beginFloatingCursor(at point: CGPoint) {}
  /// Called with the insertion point's location in trackpad mode; does nothing.
  open func updateFloatingCursor(at point: CGPoint) {}
  /// Called when the trackpad mode stops moving the insertion point; does nothing.
  open func endFloatingCursor() {}
  /// The input delegate, notified of changes not made by the keyboard.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// The tokenizer, which finds words and other units.
  open var tokenizer: any UITextInputTokenizer { ownTokenizer }

  // MARK: First responder

  /// Whether the control can be edited: if it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Starts editing, if the delegate allows it (TextFields.TF14).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil, mayBeginEditing() else { return false }
    return super.becomeFirstResponder()
  }

  /// Ends editing, if the delegate allows it (TextFields.TF14).
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard mayEndEditing() || isForcedToEnd else { return false }
    return super.resignFirstResponder()
  }

  /// The undo history of the text while it is edited (TextFields.TF24).
  open override var undoManager: UndoManager? {
    isFirstResponder ? editor.undoManager : super.undoManager
  }

  // MARK: Menus and keys

  /// Moves the selection to the pasteboard.
  open override func cut(_ sender: Any?) { cutSelection() }
  /// Copies the selection to the pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }
  /// Inserts the text of the pasteboard.
  open override func paste(_ sender: Any?) { pasteText() }
  /// Inserts the first text of item providers (Pasteboard.CO13).
  open override func paste(itemProviders: [NSItemProvider]) {
    guard !pasteByDelegate(itemProviders) else { return }
    UIPasteboard.firstText(of: itemProviders).map { paste(text: $0) }
  }
  /// Returns whether an item provider has text, if there is no paste configuration.
  open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard pasteConfiguration == nil else { return super.canPaste(itemProviders) }
    return isEnabled && UIPasteboard.hasText(itemProviders)
  }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { selectWord(at: editor.selection.location) }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) {
    editor.select(NSRange(location: 0, length: editor.length))
  }
  /// Deletes the selection.
  open override func delete(_ sender: Any?) { deleteSelection() }

  /// Returns whether an editing action is possible now (TextFields.TF22).
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }

  // MARK: Touches

  /// Starts editing at a tap and places the caret; a double tap selects a word, a triple tap the
  /// whole text (TextFields.TF11).
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { tapped(touch) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  @_spi(UIKitModules) open override func traitsBecameKnown() { textNeedsLayout() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textNeedsLayout()
  }

  // MARK: Internals

  package let editor = TextEditor()
  let canvas = TextCanvas()
  lazy var interaction = implementedAbove(
    self, as: (any TextInteracting).self
  ).makeTextInteraction()
  private lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)
  /// The cached layout of the text.
  var cachedGeometry: TextGeometry?
  /// The horizontal scroll offset of text wider than its rectangle, in points.
  var scrollOffset: CGFloat = 0
  /// The explicitly set writing direction.
  var explicitDirection = NSWritingDirection.natural
  /// Whether a tap has just started editing.
  var isBeginning = false
  /// Whether editing ends regardless of the delegate.
  var isForcedToEnd = false

  override var preventsOuterTaps: Bool { true }

  @_spi(UIKitModules) open override func didBecomeFirstResponder() {
    window.map(ThreeFingerGestures.add)
    didBeginEditing()
  }
  @_spi(UIKitModules) open override func didResignFirstResponder() { didEndEditing() }
  @_spi(UIKitModules) open override func resignUnconditionally() -> Bool {
    isForcedToEnd = true
    defer { isForcedToEnd = false }
    return resignFirstResponder()
  }

  // The requirements of subclasses.

  /// The rectangle of the text, which may differ while editing.
  var textArea: CGRect { bounds }
  /// The top left corner of the text.
  var textCorner: CGPoint { textArea.origin }
  /// Lays out the text.
  func makeGeometry() -> TextGeometry {
    TextGeometry(AttributedText(editor.content, .init()), editor.text, width: nil)
  }
  /// Draws the text; does nothing by default.
  func drawEditableText() {}
  /// Returns whether editing may begin.
  func mayBeginEditing() -> Bool { true }
  /// Returns whether editing may end.
  func mayEndEditing() -> Bool { true }
  /// Called when editing has begun.
  func didBeginEditing() { showSelection() }
  /// Called when editing has ended.
  func didEndEditing() { showSelection() }
  /// Returns whether the text in a range may be replaced.
  package func allowsChange(_ range: NSRange, to text: String) -> Bool { true }
  /// Called when the user has changed the text.
  package func textWasEdited() { textNeedsLayout() }
  /// Called when the selection has changed.
  package func selectionWasChanged() { showSelection() }
  /// Handles the return key; does nothing by default.
  func pressReturn() {}
  /// Called when `isSecureTextEntry` has changed; does nothing by default.
  func secrecyChanged() {}
  /// Clears the text before an insertion if `clearsOnInsertion` is set; does nothing by default.
  func clearIfRequested() {}
}
