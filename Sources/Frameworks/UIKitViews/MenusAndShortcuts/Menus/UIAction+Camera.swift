extension UIAction {
  /// Returns an action that inserts text that the camera sees; it is hidden, as the phone
  /// recognizes no text in the pictures of its camera (EditMenus.EM13).
  ///
  /// - Parameters:
  ///   - responder: The receiver of the text.
  ///   - identifier: The identifier; nil for a unique one.
  public class func captureTextFromCamera(
    responder: any UIResponder & UIKeyInput, identifier: Identifier?
  ) -> UIAction {
    UIAction(title: "Scan Text", identifier: identifier, attributes: .hidden) {
      [weak responder] action in responder?.captureTextFromCamera(action.sender)
    }
  }
}
