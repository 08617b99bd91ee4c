/// A text to speak, with the voice that speaks it.
public struct SpeechRequest: Sendable, Hashable {
  /// The text, or a document of SSML.
  public var text: String
  /// Whether the text is SSML.
  public var isMarkup: Bool
  /// The file of the voice: `SpeechVoice.identifier`.
  public var voice: String
  /// The speed in words per minute, 80…450.
  public var wordsPerMinute: Double
  /// The factor of the voice's pitch, 0.67…1.62; others are clamped to the range.
  public var pitch: Double
  /// The pronunciation in the International Phonetic Alphabet; `nil` for that of the text.
  ///
  /// One with symbols that the library does not know is ignored, and the text is spoken.
  public var notation: String?
  /// Whether punctuation is spoken by its names.
  public var speaksPunctuation = false

  /// Creates a request; the defaults are the voice's own speed and pitch.
  public init(
    _ text: String, isMarkup: Bool = false, voice: String, wordsPerMinute: Double = 175,
    pitch: Double = 1
  ) {
    self.text = text
    self.isMarkup = isMarkup
    self.voice = voice
    self.wordsPerMinute = wordsPerMinute
    self.pitch = pitch
  }
}
