/// The place in a text at which speech is paused or stopped.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate = 0
  /// After the word that is spoken.
  case word = 1
}
