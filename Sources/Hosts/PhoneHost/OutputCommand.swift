import TactusHapticPatterns
import TactusPhone
import TactusPhoneHardware
import TactusPhoneTypes

/// A command of a phone to one of its outputs.
package enum OutputCommand: Sendable {
  /// Open the device.
  case open
  /// Keep the device running, or let it stop when nothing plays.
  case warm(Bool)
  /// Play a pattern from an instant on, or the feedback by its name if the device knows names.
  case play(HapticPattern, as: NamedFeedback?, voice: VoiceID, from: PhoneInstant)
  /// Play a version of a pattern that can change, or replace the one that the voice plays.
  case playLive(
    LivePattern, voice: VoiceID, origin: PhoneInstant, from: PhoneInstant, gate: VoiceGate)
  /// Set the gate of a voice.
  case gate(VoiceID, VoiceGate)
  /// Set the purpose of the sound.
  case role(SoundRole)
  /// Decode the sounds at these paths.
  case load([String])
  /// Silence a voice.
  case stop(VoiceID)
  /// Advance time.
  case advance
  /// Stop everything, and complete the file of a recording.
  case shutDown

  /// The voice that the command starts or changes; `nil` for `stop` and commands without a voice.
  var playedVoice: VoiceID? {
    switch self {
    case .play(_, _, let voice, _), .playLive(_, let voice, _, _, _), .gate(let voice, _): voice
    case .open, .warm, .role, .load, .stop, .advance, .shutDown: nil
    }
  }

  /// Whether the command advances time only.
  var isAdvance: Bool { if case .advance = self { true } else { false } }
}
