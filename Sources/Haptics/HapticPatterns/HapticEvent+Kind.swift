extension HapticEvent {
  /// The four kinds of event; the raw value is the word in files.
  public enum Kind: String, Sendable, CaseIterable {
    /// A tap: brief, with a length of its own.
    case transient = "HapticTransient"
    /// A vibration with a duration.
    case continuous = "HapticContinuous"
    /// A synthesized tone with a duration.
    case audioContinuous = "AudioContinuous"
    /// A sound from a file.
    case audioCustom = "AudioCustom"

    /// Whether the event is haptic; the others are audio events.
    public var isHaptic: Bool { self == .transient || self == .continuous }
    /// Whether the event needs a duration.
    public var isContinuous: Bool { self == .continuous || self == .audioContinuous }
  }
}
