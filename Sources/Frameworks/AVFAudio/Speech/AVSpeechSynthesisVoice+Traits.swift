extension AVSpeechSynthesisVoice {
  /// The traits of a voice.
  public struct Traits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates traits of a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A novelty voice, for effects.
    public static let isNoveltyVoice = Traits(rawValue: 1)
    /// A personal voice, modeled on the user's own.
    public static let isPersonalVoice = Traits(rawValue: 2)
  }
}
