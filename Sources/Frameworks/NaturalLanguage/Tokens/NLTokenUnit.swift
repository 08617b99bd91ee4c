/// The units of tokenization.
public enum NLTokenUnit: Int, Sendable {
  /// Words.
  case word = 0
  /// Sentences.
  case sentence = 1
  /// Paragraphs.
  case paragraph = 2
  /// The whole text.
  case document = 3
}
