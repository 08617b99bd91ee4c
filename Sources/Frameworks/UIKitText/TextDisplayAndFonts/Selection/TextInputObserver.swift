/// The input delegate of text inputs that apps implement: changes of the text and the selection by
/// the app update what the text interaction shows (TextSelection.SD3).
@MainActor
final class TextInputObserver: NSObject, UITextInputDelegate {
  weak var interaction: UITextInteraction?

  /// Does nothing: what is shown changes afterwards.
  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func selectionDidChange(_ textInput: (any UITextInput)?) {
    interaction?.selectionDisplayChanged()
  }
  /// Does nothing: what is shown changes afterwards.
  func textWillChange(_ textInput: (any UITextInput)?) {}
  func textDidChange(_ textInput: (any UITextInput)?) { interaction?.selectionDisplayChanged() }
}
