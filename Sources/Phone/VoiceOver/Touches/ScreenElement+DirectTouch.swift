import TactusPhoneLink

// Elements that take touches directly.
extension ScreenElement {
  /// Whether touches reach the app only after the element was activated (VoiceOver.PA4).
  var isLocked: Bool { has("allows-direct-interaction") && has("requires-activation") }

  /// Returns whether another element is this one, by its class, label and place.
  func isSame(as other: ScreenElement?) -> Bool {
    guard let other else { return false }
    return (kind, label, x, y) == (other.kind, other.label, other.x, other.y)
  }
}
