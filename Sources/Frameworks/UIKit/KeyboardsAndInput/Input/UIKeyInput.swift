/// What letters can be written into, one after another.
///
/// As the first responder it is written into by a keyboard (TF20).
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Writes something where the caret is.
  func insertText(_ text: String)
  /// Takes away the letter before the caret, or what is selected.
  func deleteBackward()
}
