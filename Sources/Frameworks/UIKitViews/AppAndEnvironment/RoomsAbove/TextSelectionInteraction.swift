/// A text selection interaction, as controls and responders need it.
@MainActor
package protocol TextSelectionInteraction: UIInteraction {
  /// The text input whose text is selected.
  var textInput: (any UIResponder & UITextInput)? { get set }
  /// Whether the view handles taps and forwards them.
  var isTappedByView: Bool { get set }
  /// Handles a tap on the text.
  func tapped(by touch: UITouch, in view: UIView)
  /// Shows the selection again after it has moved or changed.
  func selectionDisplayChanged()
  /// Called when the text input has become or resigned first responder.
  func firstResponderChanged()
}
