/// The kind of the parts that a tagger tags.
public enum NSLinguisticTaggerUnit: Int, Sendable {
  /// Words, and what is between them.
  case word = 0
  /// Sentences.
  case sentence = 1
  /// Paragraphs.
  case paragraph = 2
  /// The whole text.
  case document = 3
}
