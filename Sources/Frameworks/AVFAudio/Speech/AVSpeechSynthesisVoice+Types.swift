/// The quality of a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// The quality of every installed voice.
  case `default` = 1
  /// A larger voice; none is installed.
  case enhanced = 2
  /// The largest voice; none is installed.
  case premium = 3
}

/// The gender of a voice.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// A male voice.
  case male = 1
  /// A female voice.
  case female = 2
}

/// The identifier of the voice Alex, which is not installed.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"

/// The key of a pronunciation in the International Phonetic Alphabet, in an attributed text; it is
/// ignored, and the text itself is spoken (Speech.UT4).
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"

extension AVSpeechSynthesisVoice {
  /// The traits of a voice.
  public struct Traits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates traits of a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A voice for effects.
    public static let isNoveltyVoice = Traits(rawValue: 1)
    /// A voice that was made of the user's own.
    public static let isPersonalVoice = Traits(rawValue: 2)
  }
}
