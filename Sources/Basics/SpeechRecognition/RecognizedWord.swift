/// A word that was recognized, and its place in the sound.
public struct RecognizedWord: Sendable, Equatable {
  /// The word in lower case.
  public var text: String
  /// The beginning, in seconds.
  public var start: Double
  /// The duration, in seconds.
  public var duration: Double
  /// The probability that the word was said, 0…1; 0 before the end of the sound.
  public var confidence: Double

  /// Creates a word.
  public init(_ text: String, start: Double, duration: Double, confidence: Double) {
    (self.text, self.start, self.duration) = (text, start, duration)
    self.confidence = confidence
  }
}
