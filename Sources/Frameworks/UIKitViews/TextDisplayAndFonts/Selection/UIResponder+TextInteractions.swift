extension UIResponder {
  /// Notifies the responder's text interactions that it has become or resigned first responder.
  func notifyTextInteractions() {
    guard let input = self as? any UIResponder & UITextInput else { return }
    var views = [input.textInputView]
    if let view = self as? UIView, view !== views[0] { views.append(view) }
    for case let interaction as any TextSelectionInteraction in views.flatMap(\.interactions)
    where interaction.textInput === self {
      interaction.firstResponderChanged()
    }
  }
}
