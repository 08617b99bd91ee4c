import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes

/// An event of a running phone.
public enum PhoneEvent: Sendable, Equatable {
  /// A feedback or a pattern was requested.
  case haptic(HapticLogEntry)
  /// A note for the user was recorded.
  case note(PhoneLogEntry)
  /// An app has a new frame on the screen, since an instant.
  case shown(ScreenFrame, of: AppID, since: PhoneInstant)
  /// The result of an inspection has arrived; `takeInspectionResult` returns it.
  case inspected(InspectionID)
}
