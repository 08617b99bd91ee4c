extension HapticEvent {
  /// The four kinds of event; the raw value is the word that files use.
  public enum Kind: String, Sendable, CaseIterable {
    /// A tap: brief, and over by itself.
    case transient = "HapticTransient"
    /// A vibration that lasts as long as its duration says.
    case continuous = "HapticContinuous"
    /// A synthesized tone that lasts as long as its duration says.
    case audioContinuous = "AudioContinuous"
    /// A sound from a file.
    case audioCustom = "AudioCustom"

    /// Whether the event is felt; the others are heard.
    public var isHaptic: Bool { self == .transient || self == .continuous }
    /// Whether the event lasts for its duration and so needs one.
    public var isContinuous: Bool { self == .continuous || self == .audioContinuous }
  }
}
