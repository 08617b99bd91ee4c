extension UIAction {
  /// Returns an action that inserts text from the camera; hidden, because the phone does not
  /// recognize text in camera images (EditMenus.EM13).
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
