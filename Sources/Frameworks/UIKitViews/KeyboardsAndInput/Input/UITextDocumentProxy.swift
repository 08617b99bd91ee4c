/// The text that an input view controller edits without access to its view (Keyboards.IV6,
/// Keyboards.IV7).
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text of the paragraph before the insertion point; nil if it is empty or the text is
  /// secure.
  var documentContextBeforeInput: String? { get }
  /// The text of the paragraph after the insertion point; nil if it is empty or the text is secure.
  var documentContextAfterInput: String? { get }
  /// The selected text; nil for an insertion point or secure text.
  var selectedText: String? { get }
  /// The input mode of the text.
  var documentInputMode: UITextInputMode? { get }
  /// The identifier of the text, unique to the editing session.
  var documentIdentifier: UUID { get }
  /// Moves the insertion point by a number of characters.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Inserts marked text, and selects a part of it.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Commits the marked text.
  func unmarkText()
}
