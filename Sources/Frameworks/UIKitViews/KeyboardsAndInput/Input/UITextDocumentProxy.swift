/// A text that an input view controller changes without access to its view.
///
/// Steps Keyboards.IV6, Keyboards.IV7.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text of the paragraph before the insertion point; nil if there is none, and for a secret
  /// text.
  var documentContextBeforeInput: String? { get }
  /// The text of the paragraph after the insertion point; nil if there is none, and for a secret
  /// text.
  var documentContextAfterInput: String? { get }
  /// The selected text; nil for an insertion point, and for a secret text.
  var selectedText: String? { get }
  /// The input mode of the text.
  var documentInputMode: UITextInputMode? { get }
  /// The identifier of the text, another one for each editing session.
  var documentIdentifier: UUID { get }
  /// Moves the insertion point by a number of characters.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Inserts provisional text, and selects a part of it.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Makes the marked text permanent.
  func unmarkText()
}
