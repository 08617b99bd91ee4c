/// The superclass of text views: a scroll view with the settings of a text input.
///
/// Apps do not use this class by its name.
@preconcurrency @MainActor
open class ScrollingTextInput: UIScrollView {
  // MARK: Keyboard

  /// The automatic capitalization; without effect on a hardware keyboard.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The automatic correction.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The spell checking.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The replacement of straight quotes by curved ones.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// The replacement of hyphens by dashes.
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
  /// Whether the text is secret; a text view shows it nevertheless.
  open var isSecureTextEntry = false
  /// The meaning of the text; nil for none in particular.
  open var textContentType: UITextContentType!
  /// The requirements for generated passwords; nil for none.
  open var passwordRules: UITextInputPasswordRules?
  /// Whether predictions are shown in the text; stored, as the keyboard shows none there.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Whether mathematical expressions are completed; stored, as the keyboard completes none.
  open var mathExpressionCompletionType = UITextMathExpressionCompletionType.default

  // MARK: Floating cursor

  /// Notifies the text view that the keyboard as a trackpad begins to move the insertion
  /// point; does nothing.
  open func beginFloatingCursor(at point: CGPoint) {}
  /// Notifies the text view of the place of the insertion point that the trackpad moves;
  /// does nothing.
  open func updateFloatingCursor(at point: CGPoint) {}
  /// Notifies the text view that the keyboard as a trackpad no longer moves the
  /// insertion point; does nothing.
  open func endFloatingCursor() {}

  // MARK: Appearance

  /// The style of the border; always none on a phone.
  open var borderStyle = UITextView.BorderStyle.none

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

  // MARK: Text with attributes

  /// Inserts text with attributes in place of the selection (TextFields.TF27).
  open func insertAttributedText(_ string: NSAttributedString) {
    (self as? UITextView)?.editor.paste(string, name: "Typing")
  }
  /// Replaces the text in a range by text with attributes (TextFields.TF27).
  open func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
    (self as? UITextView)?.editor.replace(range, withStyled: attributedText)
  }

  // MARK: Writing Tools

  /// The extent of Writing Tools that the view wants; stored, as the phone has none.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// The kinds of text that Writing Tools may produce; stored, as the phone has none.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []

  // MARK: Pasting

  /// The delegate, which changes what is pasted; not retained (Pasteboard.CO16).
  open weak var pasteDelegate: (any UITextPasteDelegate)?

  // MARK: Dragging

  /// The delegate that customizes drags of the text; not retained (TextSelection.TD6).
  open weak var textDragDelegate: (any UITextDragDelegate)?
  /// The delegate that customizes drops on the text; not retained (TextSelection.TD7).
  open weak var textDropDelegate: (any UITextDropDelegate)?
  /// The options of drags of the text (TextSelection.TD6).
  open var textDragOptions: UITextDragOptions = []
  /// The interaction of drags of the text; disabling it prevents them (TextSelection.TD1).
  open var textDragInteraction: UIDragInteraction? {
    (self as? any TextDragHost).map(dragSource.interaction)
  }
  /// The interaction of drops on the text.
  open var textDropInteraction: UIDropInteraction? {
    (self as? any TextDragHost).map(dropReceiver.interaction)
  }
  /// Whether the text is being dragged.
  open var isTextDragActive: Bool { TextDragSession.isDragging(self) }
  /// Whether items are over the text.
  open var isTextDropActive: Bool { dropReceiver.isActive }
  package private(set) lazy var dragSource = TextDragSource()
  package private(set) lazy var dropReceiver = TextDropReceiver()
}
