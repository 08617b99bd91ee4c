/// The boundaries at which speech is paused or stopped.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate = 0
  /// After the current word.
  case word = 1
}
