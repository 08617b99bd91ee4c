/// The kind of speech.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// No particular kind.
  case unspecified = 0
  /// A text, as for a keyboard.
  case dictation = 1
  /// Words that are searched for.
  case search = 2
  /// Short words such as yes and no.
  case confirmation = 3
}
