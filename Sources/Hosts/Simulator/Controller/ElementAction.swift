import TactusPhoneLink

/// An action on an element of the app in front, for a program beside the pages.
struct ElementAction: Sendable {
  /// The action.
  var action: AccessibilityAction
  /// Returns the place of the element in the newest list; `nil` if it has vanished.
  var place: @Sendable () -> Int?
}
