/// An event of a voice that is heard while the input is muted.
public enum AVAudioVoiceProcessingSpeechActivityEvent: Int, Sendable {
  /// Somebody speaks.
  case started = 0
  /// Nobody speaks any more.
  case ended = 1
}
