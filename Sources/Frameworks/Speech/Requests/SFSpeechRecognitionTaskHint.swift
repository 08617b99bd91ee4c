/// The task hint: the kind of speech.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Dictation of a text, as with a keyboard.
  case dictation = 1
  /// Search terms.
  case search = 2
  /// Confirmations, such as yes and no.
  case confirmation = 3
}
