/// What texts are made of.
public enum UITextGranularity: Int, Sendable {
  /// Letters.
  case character = 0
  /// Words.
  case word = 1
  /// Sentences.
  case sentence = 2
  /// Paragraphs.
  case paragraph = 3
  /// Lines.
  case line = 4
  /// All.
  case document = 5
}
