import HapticPatterns
import PhoneHardware
import PhoneLink

/// Everything that a phone can want to be done.
public enum PhoneEffect: Sendable, Equatable {
  /// Something is to be said to an app.
  case send(PhoneMessage, to: AppID)
  /// The connection with an app is to be ended; the phone has forgotten the app already.
  case close(AppID)
  /// A pattern is to be felt from a moment on, which is now or later.
  case play(HapticPattern, voice: VoiceID, from: PhoneInstant)
  /// A pattern is to be silent at once, and what is left of it is dropped.
  case stop(VoiceID)
  /// Something was decided.
  case log(HapticLogEntry)
}
