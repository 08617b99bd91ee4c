extension CHHapticEvent {
  /// The properties that an event can have.
  public struct ParameterID: _WrappedWord, Sendable {
    /// The word that files use.
    public let rawValue: String

    /// Makes a property of any word; a pattern throws for one that is not known.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// How strong, 0…1.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// From dull to crisp, 0…1.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// How slowly the event sets in, 0…1 normalised.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// How slowly an event that is not sustained fades, 0…1 normalised.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// How slowly the event fades after its end, 0…1 normalised.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// Whether the level holds until the end, 0 or 1.
    public static let sustained = ParameterID(rawValue: "Sustained")
    /// How loud, 0…1.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// From low to high, −1…1.
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    /// From left to right, −1…1.
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    /// From dull to bright, 0…1.
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }
}
