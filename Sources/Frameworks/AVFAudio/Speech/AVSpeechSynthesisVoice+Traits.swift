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
