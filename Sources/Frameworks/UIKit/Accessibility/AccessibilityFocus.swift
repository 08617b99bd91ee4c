/// What VoiceOver speaks of; nothing while it is off (AC12).
@MainActor
enum AccessibilityFocus {
  /// What it speaks of now.
  private(set) static weak var current: AccessibleObject?

  /// Has it speak of something else, or of nothing.
  static func move(to new: AccessibleObject?) {
    let old = current
    guard new !== old, new == nil || UIAccessibility.isVoiceOverRunning else { return }
    current = new
    old?.accessibilityElementDidLoseFocus()
    new?.accessibilityElementDidBecomeFocused()
    var info: [AnyHashable: Any] = [
      UIAccessibility.assistiveTechnologyUserInfoKey:
        UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue
    ]
    info[UIAccessibility.focusedElementUserInfoKey] = new
    info[UIAccessibility.unfocusedElementUserInfoKey] = old
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
  }

  /// Has it speak of the first thing on the screen.
  static func moveToFirst() {
    let reading = ScreenReader.readAll()
    move(to: zip(reading.elements, reading.objects).first { $0.0.isAccessible }?.1)
  }
}
