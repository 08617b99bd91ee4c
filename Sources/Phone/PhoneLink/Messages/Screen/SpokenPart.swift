/// A part of a text with the attributes by which it is spoken.
public struct SpokenPart: Sendable, Hashable {
  /// The text.
  public var text: String
  /// The language, such as `de-CH`; `nil` for that of the whole text.
  public var language: String?
  /// The factor of the voice's pitch, 0…2.
  public var pitch: Double
  /// Whether the characters are spoken one by one.
  public var isSpelledOut: Bool
  /// Whether punctuation is spoken.
  public var speaksPunctuation: Bool
  /// The pronunciation in the International Phonetic Alphabet; `nil` for that of the text.
  public var notation: String?

  /// Creates a part; the defaults are those of a plain text.
  public init(
    _ text: String, language: String? = nil, pitch: Double = 1, isSpelledOut: Bool = false,
    speaksPunctuation: Bool = false, notation: String? = nil
  ) {
    self.text = text
    self.language = language
    self.pitch = pitch
    self.isSpelledOut = isSpelledOut
    self.speaksPunctuation = speaksPunctuation
    self.notation = notation
  }

  /// Whether the text is spoken like any other.
  public var isPlain: Bool { self == SpokenPart(text) }
}
