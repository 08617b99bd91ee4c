/// The interaction with which a user selects text, as controls and responders need it.
@MainActor
package protocol TextSelectionInteraction: UIInteraction {
  /// The text input whose text is selected.
  var textInput: (any UIResponder & UITextInput)? { get set }
  /// Whether the view handles taps and passes them on.
  var isTappedByView: Bool { get set }
  /// Handles a tap on the text.
  func tapped(by touch: UITouch, in view: UIView)
  /// Shows the selection again, which has moved or changed.
  func selectionDisplayChanged()
  /// Called when the text input has become the first responder or has resigned.
  func firstResponderChanged()
}
