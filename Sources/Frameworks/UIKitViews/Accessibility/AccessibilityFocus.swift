import TactusPhoneLink
import TactusThreads
import TactusVoiceOver

/// The VoiceOver focus; nil while VoiceOver is off (Accessibility.AC12).
@MainActor
package enum AccessibilityFocus {
  /// The focused element.
  package private(set) static var current: AccessibleObject? {
    get { focus.value.object }
    set { focus.value = Focus(object: newValue) }
  }

  /// The text part of the focused element to which VoiceOver moved (VoiceOver.RT8, VoiceOver.ED2).
  package static var found: TextSpan? {
    get { focus.value.found }
    set { if newValue != focus.value.found { focus.value.found = newValue } }
  }

  /// Whether the app's hit test found the focused element (VoiceOver.FO9).
  static var isHit: Bool {
    get { focus.value.isHit }
    set { if newValue != focus.value.isHit { focus.value.isHit = newValue } }
  }

  /// Whether the focused element is listed for VoiceOver only because the app's hit test found it.
  static var isAdded: Bool {
    get { focus.value.isAdded }
    set { if newValue != focus.value.isAdded { focus.value.isAdded = newValue } }
  }

  private struct Focus {
    weak var object: AccessibleObject?
    var isHit = false
    var isAdded = false
    var found: TextSpan?
  }

  private static let focus = ContextLocal(Focus())

  /// Moves the focus to an element, or removes it for nil.
  package static func move(to new: AccessibleObject?) {
    let old = current
    guard new !== old, new == nil || UIAccessibility.isVoiceOverRunning else { return }
    // Without the element the list is a different one (VoiceOver.FO9).
    if isAdded { AccessibilityChanges.elementsHaveChanged() }
    current = new
    old?.accessibilityElementDidLoseFocus()
    new?.accessibilityElementDidBecomeFocused()
    var info: [AnyHashable: Any] = [
      UIAccessibility.assistiveTechnologyUserInfoKey:
        UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue
    ]
    info[UIAccessibility.focusedElementUserInfoKey] = new
    info[UIAccessibility.unfocusedElementUserInfoKey] = old
    NotificationCenter.ofApp.post(
      name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
  }

  /// Moves the focus to the first accessible element in reading order.
  static func moveToFirst() {
    guard UIAccessibility.isVoiceOverRunning else { return }
    let result = ElementInspector.inspectAll()
    let order = ReadingOrder(
      result.elements,
      isRightToLeft: UIApplication.running?.userInterfaceLayoutDirection == .rightToLeft)
    move(to: order.places.first.map { result.objects[$0] })
  }
}
