extension CHHapticEvent {
  /// The kinds of event.
  public struct EventType: _WrappedWord, Sendable {
    /// The word that files use.
    public let rawValue: String

    /// Makes a kind of any word; a pattern throws for one that is not known.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A tap: brief, and over by itself.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A vibration that lasts for its duration.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A tone that lasts for its duration.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    /// A sound of the app.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }
}
