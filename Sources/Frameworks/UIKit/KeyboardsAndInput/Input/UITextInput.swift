/// What a text can be written, selected and looked at in.
///
/// Steps TF16… are in `Documentation/Behaviour/TextFields.md`.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// What is written in a part.
  func text(in range: UITextRange) -> String?
  /// Writes something in place of a part.
  func replace(_ range: UITextRange, withText text: String)
  /// What is selected; empty where only the caret is; nil for nothing.
  var selectedTextRange: UITextRange? { get set }
  /// What has been written for the time being, as by those who write with several keys a letter.
  var markedTextRange: UITextRange? { get }
  /// How that looks.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Writes something for the time being, and selects a part of it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Has that stay.
  func unmarkText()
  /// Where the text begins.
  var beginningOfDocument: UITextPosition { get }
  /// Where the text ends.
  var endOfDocument: UITextPosition { get }
  /// The part from one place to another.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place so many units further on, or back; nil where that is not in the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place so many steps in a direction.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many units it is from one place to another.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Is told of what a keyboard has not changed.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words, lines and the like.
  var tokenizer: any UITextInputTokenizer { get }
  /// The place of a part that is farthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// The letter in a direction from a place.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// How text at a place is read.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Says how a part is read.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Where the first line of a part is.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where the caret is at a place.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Where a part is, line by line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place in the text that is nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place in a part of the text that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The letter at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// Whether something may be written in place of a part; true unless somebody says otherwise.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// How letters at a place look.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// The place so many letters into a part.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// How many letters into a part a place is.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// The view in whose coordinates places are.
  var textInputView: UIView { get }
  /// On which line a caret is that could be at the end of one or at the beginning of the next.
  var selectionAffinity: UITextStorageDirection { get }
}

// What may be left out.
extension UITextInput {
  /// Always.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    true
  }
  /// Nothing is known of it.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  /// A letter is a unit.
  public func position(
    within range: UITextRange, atCharacterOffset offset: Int
  ) -> UITextPosition? { position(from: range.start, offset: offset) }
  /// A letter is a unit.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  /// The input itself, which has to be a view.
  public var textInputView: UIView { self as? UIView ?? UIView() }
  /// At the beginning of the next.
  public var selectionAffinity: UITextStorageDirection { .forward }
}
