@_spi(UIKitModules) import TactusUIKitViews

/// A scrolling view of text that can be selected and edited.
///
/// Steps TextViews.TV1… are in `Documentation/Behaviour/TextViews.md`.
@preconcurrency @MainActor
open class UITextView: ScrollingTextInput, UITextInput, UIContentSizeCategoryAdjusting,
  TextPasteHost
{
  @_spi(UIKitModules) open override var kindWords: [String] {
    isEditable ? ["text-field", "text-area"] + (isFirstResponder ? ["is-editing"] : []) : []
  }

  @_spi(UIKitModules) open override func takeValue(_ text: String) -> Bool {
    guard isEditable, becomeFirstResponder() || isFirstResponder else { return false }
    selectAll(nil)
    // The delegate decides, as if the text were typed.
    if text.isEmpty { deleteBackward() } else { insertText(text) }
    return true
  }

  // MARK: Creating

  /// Creates a text view whose text is laid out in a container; the container needs a layout
  /// manager and a storage, and gets its own ones without.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    stack = TextStack(textContainer)
    super.init(frame: frame)
    chooseTextKit(for: textContainer)
    setUpText()
  }

  /// Creates an empty text view.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates an empty text view, with TextKit 2 or TextKit 1 (TextViews.TV18).
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    usesTextKit1 = !usingTextLayoutManager
  }

  /// Creates an empty text view, or one of an interface file (Nibs.NI5).
  public required init?(coder: NSCoder) {
    stack = TextStack(nil)
    super.init(coder: coder)
    chooseTextKit(for: nil)
    setUpText()
    if let nib = coder.nib { decodeText(nib) }
    decodeArchive(Self.textViewArchive, coder)
  }

  /// Encodes the view (Archives.AR17).
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Self.textViewArchive.encode(self, with: coder)
  }

  /// The delegate.
  @_nonoverride open var delegate: (any UITextViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITextViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }

  // MARK: Text

  /// The text, never nil; setting it gives it the present attributes, and does not notify the
  /// delegate (TextViews.TV1).
  open var text: String! {
    get { editor.text }
    set { notifyingObservers(\.text) { replacePlainText(newValue ?? "") } }
  }
  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: textStorage) }
    set {
      notifyingObservers(\.attributedText) {
        replaceAttributedText(newValue ?? NSAttributedString(string: ""))
      }
    }
  }
  /// The font of the first character, nil before there was a text or a font, and after it was set
  /// to nil; setting it applies to the whole text (TextViews.TV2).
  open var font: UIFont? {
    get { hasFont ? firstAttributes[.font] as? UIFont : nil }
    set {
      notifyingObservers(\.font) {
        hasFont = newValue != nil
        setForAllText(.font, newValue ?? Self.usualFont)
      }
    }
  }
  /// The color of the first character; setting it applies to the whole text.
  open var textColor: UIColor? {
    get { firstAttributes[.foregroundColor] as? UIColor }
    set {
      notifyingObservers(\.textColor) { setForAllText(.foregroundColor, newValue ?? .label) }
    }
  }
  /// The alignment of the first paragraph; setting it applies to the whole text.
  open var textAlignment: NSTextAlignment {
    get { (firstAttributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
    set { notifyingObservers(\.textAlignment) { alignAllText(newValue) } }
  }
  /// The attributes of the text that is typed next; moving the caret resets them to those in front
  /// of the caret (TextViews.TV3).
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor.typingAttributes ?? attributesAtCaret }
    set {
      editor.typingAttributes = newValue
      guard !hasText else { return }
      if newValue[.font] != nil { hasFont = true }
      keepAttributes(newValue)
    }
  }
  /// The attributes of links (TextViews.TV14).
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor as Any] }
    set {
      ownLinkAttributes = newValue
      textManager.invalidateAll()
    }
  }
  /// The attributes of highlighted text without a color of its own (TextViews.TV37).
  open var textHighlightAttributes: [NSAttributedString.Key: Any]! {
    get { ownHighlightAttributes ?? highlightAttributes(of: tintColor) }
    set { setHighlightAttributes(newValue) }
  }
  /// The data that is detected and shown as links while the text cannot be edited (TextViews.TV15).
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { textManager.invalidateAll() } }
  /// Whether the font follows the preferred text size.
  open var adjustsFontForContentSizeCategory = false { didSet { updateFontSize() } }
  /// Whether the text may get attributes from the user; the menu then offers bold, italic and
  /// underlined text, and a panel (TextViews.TV32).
  open var allowsEditingTextAttributes = false
  /// The components of the panel that formats the selection, which are copied; nil for no panel.
  open var textFormattingConfiguration: UITextFormattingViewController.Configuration? = .init() {
    didSet { textFormattingConfiguration = textFormattingConfiguration?.copied }
  }

  // MARK: Editing

  /// Whether the text can be edited.
  open var isEditable = true {
    didSet {
      guard isEditable != oldValue else { return }
      if !isEditable, isFirstResponder { resignFirstResponder() }
      textManager.invalidateAll()
    }
  }
  /// Whether text can be selected, and links tapped.
  open var isSelectable = true {
    didSet { if !isSelectable, isFirstResponder { resignFirstResponder() } }
  }
  /// The selected range in UTF-16 units; empty for a caret.
  open var selectedRange: NSRange {
    get { editor.selection }
    set { editor.select(newValue) }
  }
  /// Whether the next insertion replaces the text; moving the caret resets it.
  open var clearsOnInsertion = false
  /// Whether sizes of fonts are those of a Mac.
  open var usesStandardTextScaling = false
  /// Scrolls by the smallest distance that makes a range visible.
  open func scrollRangeToVisible(_ range: NSRange) { scroll(to: range) }

  // MARK: TextKit

  /// The text container.
  open var textContainer: NSTextContainer { stack.container }
  /// The layout manager; the view uses TextKit 1 from its first use on (TextViews.TV18).
  open var layoutManager: NSLayoutManager {
    useTextKit1()
    return stack.manager
  }
  /// The text storage.
  open var textStorage: NSTextStorage { stack.storage }
  /// The layout manager of TextKit 2; nil for a view that uses TextKit 1 (TextViews.TV18).
  open var textLayoutManager: NSTextLayoutManager? { modernLayoutManager }
  /// The insets of the text container, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    willSet { willChangeValue(for: \.textContainerInset) }
    didSet {
      if textContainerInset != oldValue { textNeedsLayout() }
      didChangeValue(for: \.textContainerInset)
    }
  }

  // MARK: Finding

  /// Whether Writing Tools change the text; always false.
  open var isWritingToolsActive: Bool { false }
  /// Whether the text can be found and replaced by a find bar.
  open var isFindInteractionEnabled = false { didSet { updateFindInteraction() } }
  /// The find interaction; nil unless it is enabled.
  open internal(set) var findInteraction: UIFindInteraction?

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

  // MARK: Text input

  /// Whether there is any text.
  open var hasText: Bool { editor.length > 0 }
  /// Inserts text at the caret.
  open func insertText(_ text: String) {
    clearIfRequested()
    editor.insert(text)
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
    editor.replace(editor.range(range), with: text)
  }
  /// Returns whether the text in a range may be replaced.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    allowsChange(editor.range(range), to: text)
  }
  /// The range of the marked text; nil for none.
  open var markedTextRange: UITextRange? { editor.marked.map { EditorTextRange($0) } }
  /// The attributes of marked text; nil for an underline.
  open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { textNeedsLayout() } }
  /// Inserts marked text, and selects a part of it.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.mark(markedText ?? "", selected: selectedRange)
  }
  /// Makes the marked text permanent.
  open func unmarkText() { editor.unmark() }
  /// The selected range; empty for a caret.
  open var selectedTextRange: UITextRange? {
    get { EditorTextRange(editor.selection) }
    set { if let newValue { editor.select(editor.range(newValue)) } }
  }
  /// The line to which a caret at a line break belongs.
  open var selectionAffinity: UITextStorageDirection { editor.isAtLineEnd ? .backward : .forward }
  /// The start of the text.
  open var beginningOfDocument: UITextPosition { EditorTextPosition(0) }
  /// The end of the text.
  open var endOfDocument: UITextPosition { EditorTextPosition(editor.length) }
  /// Makes a range out of its ends.
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { editor.part(fromPosition, toPosition) }
  /// Returns the position at a distance in UTF-16 units; nil if it is outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.position(position, offset)
  }
  /// Returns the position at a distance in characters, or lines, in a layout direction.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { neighbor(of: position, direction, offset) }
  /// Returns the order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    editor.compare(position, other)
  }
  /// Returns the number of UTF-16 units between two positions.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    editor.place(toPosition) - editor.place(from)
  }
  /// Returns the position in a range that is farthest in a layout direction.
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
    textManager.isRightToLeft(atLineOf: editor.place(position)) ? .rightToLeft : .leftToRight
  }
  /// Sets the writing direction of the paragraphs of a range.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { setDirection(writingDirection, editor.range(range)) }
  /// Returns the first rectangle of a range.
  open func firstRect(for range: UITextRange) -> CGRect {
    areas(of: editor.range(range)).first ?? caretRect(for: range.start)
  }
  /// Returns the rectangle of the caret at a position.
  open func caretRect(for position: UITextPosition) -> CGRect { caretArea(editor.place(position)) }
  /// Returns the rectangles of a range, to the ends of the lines that it leaves.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    selectionAreas(editor.range(range))
  }
  /// Returns where the insertion point goes for a tap.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    EditorTextPosition(place(at: point).place)
  }
  /// Returns where the insertion point goes for a tap, if it has to stay in a range.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let range = editor.range(range)
    return EditorTextPosition(min(max(place(at: point).place, range.location), NSMaxRange(range)))
  }
  /// Returns the range of the character at a point.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    textManager.letter(at: inContainer(point), in: textContainer).map { EditorTextRange($0) }
  }
  /// Returns the text attributes at a position.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { attributes(at: editor.place(position), direction) }
  /// The view in whose coordinates rectangles and points are expressed.
  open var textInputView: UIView { self }
  /// The input delegate, which is notified of changes that the keyboard has not made.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// The tokenizer, which finds words and other units.
  open var tokenizer: any UITextInputTokenizer { ownTokenizer }

  // MARK: First responder

  /// Whether the text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  /// Begins editing, if the delegate allows it (TextViews.TV7).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil, mayBeginEditing() else { return false }
    return super.becomeFirstResponder()
  }
  /// Ends editing, if the delegate allows it (TextViews.TV7).
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard mayEndEditing() || isForcedToEnd else { return false }
    return super.resignFirstResponder()
  }
  /// The undo history of the text while it is edited (TextFields.TF24).
  open override var undoManager: UndoManager? {
    isFirstResponder && isEditable ? editor.undoManager : super.undoManager
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
    return isEditable && UIPasteboard.hasText(itemProviders)
  }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) {
    editor.select(editor.units.wordOrGapRange(at: editor.selection.location))
  }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) {
    editor.select(NSRange(location: 0, length: editor.length))
  }
  /// Deletes the selection.
  open override func delete(_ sender: Any?) { deleteSelection() }
  /// Makes the selection bold, or not (TextViews.TV17).
  open override func toggleBoldface(_ sender: Any?) { toggleTrait(.traitBold) }
  /// Makes the selection italic, or not (TextViews.TV17).
  open override func toggleItalics(_ sender: Any?) { toggleTrait(.traitItalic) }
  /// Underlines the selection, or not (TextViews.TV17).
  open override func toggleUnderline(_ sender: Any?) { underlineSelection() }
  /// Shows the find bar.
  open override func find(_ sender: Any?) {
    findInteraction?.presentFindNavigator(showingReplace: false)
  }
  /// Shows the find bar with a field for the replacement.
  open override func findAndReplace(_ sender: Any?) {
    findInteraction?.presentFindNavigator(showingReplace: true)
  }
  /// Highlights the next result.
  open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
  /// Highlights the previous result.
  open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
  /// Finds the selected text.
  open override func useSelectionForFind(_ sender: Any?) {
    findInteraction?.searchText = (editor.text as NSString).substring(with: editor.selection)
  }
  /// Returns whether an editing action is possible now (TextViews.TV16).
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }

  // MARK: Layout

  /// The size of the text in the present width, if it does not scroll; otherwise none.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : sizeThatFits(CGSize(width: bounds.width, height: 0))
  }
  @_spi(UIKitModules) open override func contentSize(inWidth width: CGFloat) -> CGSize? {
    isScrollEnabled || width <= 0 ? nil : sizeThatFits(CGSize(width: width, height: 0))
  }
  /// Returns the size of the text in a width; 0 for no limit (TextViews.TV5).
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittedSize(size.width) }
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }
  open override func layoutSubviews() {
    layOutText()
    super.layoutSubviews()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { findInteraction?.dismissFindNavigator() }
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateTextTraits()
  }
  @_spi(UIKitModules) open override func traitsBecameKnown() {
    super.traitsBecameKnown()
    updateFontSize()
    updateTextTraits()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFontSize()
    updateTextTraits()
  }

  // MARK: Accessibility

  /// The text.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? editor.text }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Internals

  /// The panel that formats the selection; nil unless it is shown.
  weak var formatting: UITextFormattingViewController?
  /// Whether the view uses TextKit 1.
  var usesTextKit1 = false
  /// The objects of TextKit 2 over the layout; nil until they are used.
  var modernStack: ModernTextStack?

  /// The default font.
  ///
  /// - Source: none; the size of string drawing. Confidence: guess.
  nonisolated static let usualFont = UIFont.systemFont(ofSize: 12)

  let stack: TextStack
  package let (editor, canvas) = (TextEditor(), TextCanvas())
  private lazy var ownTokenizer = UITextInputStringTokenizer(textInput: self)
  lazy var interaction = UITextInteraction(for: .editable)
  /// The menus of links, attachments and tags.
  lazy var itemMenus = TextItemMenus(of: self)
  /// The attributes of an empty text, and of text without others.
  var baseAttributes: [NSAttributedString.Key: Any] = [
    .font: usualFont, .foregroundColor: UIColor.label,
  ]
  /// Whether the font was set, or is that of a text, which may have been deleted.
  var hasFont = false
  var ownLinkAttributes, ownHighlightAttributes: [NSAttributedString.Key: Any]?
  var ownInputView, ownAccessoryView: UIView?
  /// The results of a search, and the highlighted one.
  var foundRanges: [NSRange] = [], highlightedRange: NSRange?, findDelegate: TextViewFindDelegate?
  /// Whether editing ends regardless of the delegate, and whether the changed text needs a layout.
  var (isForcedToEnd, isTextChanged) = (false, true)
  package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  @_spi(UIKitModules) open override func didBecomeFirstResponder() {
    // A text view begins editing after the keyboard's notifications (Keyboards.NO6).
    InputViewPresenter.shared.showNow(for: self)
    beginEditing()
  }
  @_spi(UIKitModules) open override func didResignFirstResponder() { endEditing() }
  @_spi(UIKitModules) open override func resignUnconditionally() -> Bool {
    isForcedToEnd = true
    defer { isForcedToEnd = false }
    return resignFirstResponder()
  }
}
