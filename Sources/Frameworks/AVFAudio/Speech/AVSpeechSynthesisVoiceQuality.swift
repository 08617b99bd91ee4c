/// The quality of a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// The quality of every installed voice.
  case `default` = 1
  /// A larger, better voice; none is installed.
  case enhanced = 2
  /// The largest and best voice; none is installed.
  case premium = 3
}
