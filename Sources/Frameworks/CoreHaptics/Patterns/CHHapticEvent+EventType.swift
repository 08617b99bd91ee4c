extension CHHapticEvent {
  /// The type of an event.
  public struct EventType: _WrappedWord, Sendable {
    /// The value in AHAP files.
    public let rawValue: String

    /// Creates a type from any string; a pattern throws an error for an unknown one.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A brief impulse, such as a tap.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A vibration that lasts for its duration.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A tone that lasts for its duration.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    /// A sound of the app.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }
}
