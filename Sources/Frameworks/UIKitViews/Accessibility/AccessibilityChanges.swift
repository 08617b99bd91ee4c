import TactusPhoneLink
import TactusThreads

/// The changes of the screen that the app reports to VoiceOver at the end of a turn.
@MainActor
enum AccessibilityChanges {
  /// Records a change; the most important one of a turn is reported (VoiceOver.FO3).
  static func add(_ change: AccessibilityChange) {
    guard UIAccessibility.isVoiceOverRunning else { return }
    hasChangedElements = true
    guard pending.value != .screen else { return }
    if change == .screen || pending.value != .focus { pending.value = change }
  }

  /// Returns the change of the turn, once.
  static func take() -> AccessibilityChange? {
    defer { if pending.value != nil { pending.value = nil } }
    return pending.value
  }

  /// Whether the screen or an accessibility attribute has changed since VoiceOver has received the
  /// elements.
  static var hasChangedElements: Bool {
    get { changed.value }
    set { if changed.value != newValue { changed.value = newValue } }
  }

  private static let changed = ContextLocal(true)
  private static let pending = ContextLocal<AccessibilityChange?>(nil)
}
