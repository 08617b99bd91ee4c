import PhoneHardware
import PhoneLink

/// A system sound of an app that is not over.
struct SystemSoundRecord: Sendable {
  var app: AppID
  var id: SoundID
  /// What plays its file; `nil` for one of the phone's own.
  var voice: VoiceID?
  var end: PhoneInstant
}
