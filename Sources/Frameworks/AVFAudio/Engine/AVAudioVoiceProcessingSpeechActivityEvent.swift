/// The speech activity events while the input is muted.
public enum AVAudioVoiceProcessingSpeechActivityEvent: Int, Sendable {
  /// Speech has started.
  case started = 0
  /// Speech has ended.
  case ended = 1
}
