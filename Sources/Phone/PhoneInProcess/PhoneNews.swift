import Phone
import PhoneHardware
import PhoneLink

/// Something that has just happened on a phone.
public enum PhoneNews: Sendable, Equatable {
  /// A feedback or a pattern was asked for.
  case haptic(HapticLogEntry)
  /// Something happened that people should know of.
  case note(PhoneNote)
  /// An app's screen shows something new, since an instant.
  case shown(ScreenFrame, of: AppID, since: PhoneInstant)
  /// A question what the app in front shows has its answer, which `takeAnswer` hands over.
  case inspected(InspectionID)
}
