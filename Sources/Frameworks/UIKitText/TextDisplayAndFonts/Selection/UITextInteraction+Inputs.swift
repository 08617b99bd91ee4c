// The selection of text inputs that apps implement. Steps TextSelection.SD2, TextSelection.SD3.
extension UITextInteraction {
  /// Whether an app implements the text input.
  private var isCustomInput: Bool { textInput.map { !($0 is any TextEditorHost) } ?? false }

  /// Called when the text input has become the first responder or has resigned.
  package func firstResponderChanged() {
    guard isCustomInput, let input = textInput else { return }
    if input.isFirstResponder {
      // The interaction is the input delegate unless the app has set one (TextSelection.SD3).
      if input.inputDelegate == nil { input.inputDelegate = inputObserver }
    } else if input.inputDelegate === inputObserver {
      input.inputDelegate = nil
    }
    selectionDisplayChanged()
  }

  /// Shows the selection, unless the app does so by an interaction of its own (TextSelection.SD2).
  func updateCustomDisplay() {
    guard isCustomInput, let input = textInput, let view else { return }
    let own = input.textInputView.interactions + view.interactions
    let isByApp = own.contains { $0 is UITextSelectionDisplayInteraction && $0 !== customDisplay }
    guard !isByApp else {
      if let customDisplay { customDisplay.view?.removeInteraction(customDisplay) }
      customDisplay = nil
      return
    }
    let display =
      customDisplay ?? UITextSelectionDisplayInteraction(textInput: input, delegate: nil)
    (display.showsHandles, display.showsCursor) = (false, isEditable)
    customDisplay = display
    if display.view !== view { view.addInteraction(display) }
    display.isActivated = input.isFirstResponder
    display.setNeedsSelectionUpdate()
  }
}
