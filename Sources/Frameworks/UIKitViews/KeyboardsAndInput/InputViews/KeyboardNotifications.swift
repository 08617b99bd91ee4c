/// The notifications of the keyboard (Keyboards.NO1).
@MainActor
enum KeyboardNotifications {
  /// Returns the user info of a movement.
  static func userInfo(
    from begin: CGRect, to end: CGRect, lasting duration: TimeInterval
  ) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardMotion.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  /// Posts a notification; since version 16.1 its object is the screen.
  static func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]) {
    let version = UIScreen.main.device.systemVersion
    let hasObject = (version.major, version.minor) >= (16, 1)
    NotificationCenter.ofApp.post(
      name: name, object: hasObject ? UIScreen.main : nil, userInfo: userInfo)
  }
}
