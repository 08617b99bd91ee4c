/// A responder whose text can be edited, selected and measured.
///
/// The requirements are those of TextFields.TF16….
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Returns the text in a range with its attributes.
  func attributedText(in range: UITextRange) -> NSAttributedString
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected range; empty for an insertion point, nil for no selection.
  var selectedTextRange: UITextRange? { get set }
  /// The range of marked text, which an input method has inserted provisionally.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Inserts marked text, and selects a part of it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Commits the marked text.
  func unmarkText()
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at an offset in units; nil if it is outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position at an offset in a layout direction.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Compares two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The input delegate, notified of changes not made by the keyboard.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The tokenizer, which finds words, lines and other units.
  var tokenizer: any UITextInputTokenizer { get }
  /// Returns the farthest position of a range in a layout direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// Returns the range of the character next to a position in a layout direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Returns the writing direction at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Returns the rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the selection rectangles of a range, line by line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position of the insertion point for a tap.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position of the insertion point for a tap, limited to a range.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// Returns whether the text in a range may be replaced; true by default.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// Returns the text attributes at a position.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// Returns the position at a character offset from the start of a range.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// Returns the character offset of a position from the start of a range.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// Notifies the input that the trackpad mode of the keyboard starts moving the insertion point.
  func beginFloatingCursor(at point: CGPoint)
  /// Notifies the input of the insertion point's location in trackpad mode.
  func updateFloatingCursor(at point: CGPoint)
  /// Notifies the input that the trackpad mode stops moving the insertion point.
  func endFloatingCursor()
  /// The view whose coordinates rectangles and points use.
  var textInputView: UIView { get }
  /// The line to which a caret belongs at a line break: the end of one or the start of the next.
  var selectionAffinity: UITextStorageDirection { get }

  /// Returns the transform with which the insertion point is drawn (TextSelection.SE18).
  func caretTransform(for position: UITextPosition) -> CGAffineTransform

  // The edit menu (EditMenus.EM9).
  /// Returns the edit menu for a range; nil for the suggested actions.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// Notifies the input that its edit menu is about to appear.
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  /// Notifies the input that its edit menu is about to disappear.
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)

  // Attributed text (TextFields.TF27).
  /// Replaces the selection with attributed text.
  func insertAttributedText(_ string: NSAttributedString)
  /// Replaces the text in a range with attributed text.
  func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
  /// Inserts attributed marked text, and selects a part of it.
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
  /// Inserts text that has alternatives.
  func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)

  // Dictation and Writing Tools: never called, because the phone has neither.
  /// Notifies the input that dictation has ended and its result follows.
  func dictationRecordingDidEnd()
  /// Notifies the input that dictation has recognized nothing.
  func dictationRecognitionFailed()
  /// Inserts the result of a dictation.
  func insertDictationResult(_ dictationResult: [UIDictationPhrase])
  /// A placeholder for the result of a dictation.
  var insertDictationResultPlaceholder: Any { get }
  /// Returns the rectangle of the placeholder for the result of a dictation.
  func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect
  /// Removes the placeholder for the result of a dictation.
  func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)
  /// Notifies the input that Writing Tools are about to appear.
  func willPresentWritingTools()
  /// Notifies the input that Writing Tools have disappeared.
  func didDismissWritingTools()
}

// Default implementations of optional requirements.
extension UITextInput {
  /// Returns the text in a range, without attributes.
  public func attributedText(in range: UITextRange) -> NSAttributedString {
    NSAttributedString(string: text(in: range) ?? "")
  }
  /// Returns true.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    true
  }
  /// Returns nil.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  /// Treats each unit as a character.
  public func position(
    within range: UITextRange, atCharacterOffset offset: Int
  ) -> UITextPosition? { position(from: range.start, offset: offset) }
  /// Treats each unit as a character.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  /// Does nothing.
  public func beginFloatingCursor(at point: CGPoint) {}
  /// Does nothing.
  public func updateFloatingCursor(at point: CGPoint) {}
  /// Does nothing.
  public func endFloatingCursor() {}
  /// The object itself, which must be a view.
  public var textInputView: UIView { self as? UIView ?? UIView() }
  /// Forward: the start of the next line.
  public var selectionAffinity: UITextStorageDirection { .forward }
}
