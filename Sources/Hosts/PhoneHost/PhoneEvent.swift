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
  /// The contents of the screen have changed without a new frame, as while an app opens.
  case composed
  /// An installed app that does not run shall be launched.
  case launch(BundleIdentifier)
  /// An app that has not joined in time after its launch shall end.
  case endLaunch(BundleIdentifier)
  /// The result of an inspection has arrived; `takeInspectionResult` returns it.
  case inspected(InspectionID)
}
