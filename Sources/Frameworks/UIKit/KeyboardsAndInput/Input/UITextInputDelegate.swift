/// Is told of what changes in a text without a keyboard's doing.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Is told that something else is about to be selected.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Is told that something else is selected.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Is told that the text is about to be another.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Is told that the text is another.
  func textDidChange(_ textInput: (any UITextInput)?)
}
