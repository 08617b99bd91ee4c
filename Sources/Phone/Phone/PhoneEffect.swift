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
  ///
  /// A feedback of the phone's own comes with its name, for devices that have one of their own.
  case play(HapticPattern, as: NamedFeedback? = nil, voice: VoiceID, from: PhoneInstant)
  /// From a moment on, which is now or later, a voice plays this pattern, whose time 0 is at
  /// `origin`; one that plays already has played the same until then, and one that does not begins.
  case perform(
    PerformedPattern, voice: VoiceID, origin: PhoneInstant, from: PhoneInstant, gate: VoiceGate)
  /// What of a voice gets through is to be this.
  case gate(VoiceID, VoiceGate)
  /// The sounds at these paths will be wanted soon.
  case load([String])
  /// A pattern is to be silent at once, and what is left of it is dropped.
  case stop(VoiceID)
  /// Something was decided.
  case log(HapticLogEntry)
  /// An app's screen shows something new.
  case show(ScreenFrame, of: AppID)
  /// The answer to `inspect`: what the app in front shows; nothing where there is none.
  case inspected(InspectionID, [ScreenElement])
  /// The answer to `perform`: whether something was done.
  case performed(InspectionID, Bool)
  /// Something happened that people should know of.
  case note(PhoneNote)
}
