/// The gender of a voice.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// A male voice.
  case male = 1
  /// A female voice.
  case female = 2
}
