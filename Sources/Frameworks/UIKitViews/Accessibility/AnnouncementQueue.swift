import TactusPhoneLink
import TactusThreads

/// The app's announcements that VoiceOver has not spoken yet.
@MainActor
package enum AnnouncementQueue {
  /// Sends an announcement to the phone (Accessibility.AC11).
  static func announce(_ text: NSAttributedString) {
    guard text.length > 0 else { return }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    var announcement = AccessibilityAnnouncement(text.string)
    announcement.isQueued =
      attributes[.accessibilitySpeechQueueAnnouncement] as? Bool ?? false
    let priority = attributes[.accessibilitySpeechAnnouncementPriority]
    switch priority as? UIAccessibilityPriority
      ?? (priority as? String).map(UIAccessibilityPriority.init(rawValue:))
    {
    case .low: announcement.priority = .low
    case .high: announcement.priority = .high
    default: break
    }
    announcement.language = attributes[.accessibilitySpeechLanguage] as? String
    announcement.parts = text.spokenParts()
    if UIAccessibility.isVoiceOverRunning {
      state.value.last &+= 1
      announcement.number = max(state.value.last, 1)
      state.value.texts[announcement.number] = text.string
    }
    PhoneRequests.send(.announce(announcement))
  }

  /// Notifies the app that an announcement was spoken or interrupted (VoiceOver.SQ5).
  package static func finish(_ number: UInt32, _ isSpoken: Bool) {
    guard let text = state.value.texts.removeValue(forKey: number) else { return }
    NotificationCenter.ofApp.post(
      name: UIAccessibility.announcementDidFinishNotification, object: nil,
      userInfo: [
        UIAccessibility.announcementStringValueUserInfoKey: text,
        UIAccessibility.announcementWasSuccessfulUserInfoKey: isSpoken,
      ])
  }

  /// Notifies the app that no announcement will be spoken, because VoiceOver is off.
  static func finishAll() {
    for number in state.value.texts.keys.sorted() { finish(number, false) }
  }

  private struct State {
    var last: UInt32 = 0
    /// The texts, by their numbers.
    var texts: [UInt32: String] = [:]
  }

  private static let state = ContextLocal(State())
}
