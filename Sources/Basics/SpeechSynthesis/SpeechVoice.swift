/// A voice of the speech synthesis.
public struct SpeechVoice: Sendable, Hashable {
  /// The voice's file in the data of eSpeak NG, such as `gmw/en-US`.
  public var identifier: String
  /// The name, such as `English (America)`.
  public var name: String
  /// The language as eSpeak NG writes it, such as `en-us`.
  public var language: String
  /// The gender.
  public var gender: Gender

  /// The gender of a voice.
  public enum Gender: Sendable {
    /// Not known.
    case unspecified
    /// A male voice.
    case male
    /// A female voice.
    case female
  }

  /// Creates a voice.
  public init(identifier: String, name: String, language: String, gender: Gender) {
    self.identifier = identifier
    self.name = name
    self.language = language
    self.gender = gender
  }
}
