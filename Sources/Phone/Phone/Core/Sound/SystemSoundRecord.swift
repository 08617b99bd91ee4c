import TactusPhoneLink
import TactusPhoneTypes

/// An unfinished system sound of an app.
struct SystemSoundRecord: Sendable {
  var app: AppID
  var id: SoundID
  /// The voice that plays the file; `nil` for a built-in sound.
  var voice: VoiceID?
  var end: PhoneInstant
}
