/// A delegate notified of text changes not made by the keyboard.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
