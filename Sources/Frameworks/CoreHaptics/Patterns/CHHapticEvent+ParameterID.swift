extension CHHapticEvent {
  /// The identifier of a parameter of an event.
  public struct ParameterID: _WrappedWord, Sendable {
    /// The value in AHAP files.
    public let rawValue: String

    /// Creates an identifier of any text; a pattern throws for an unknown one.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The felt strength, from none, 0, to full, 1.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// The character of a haptic event, from dull, 0, to crisp, 1.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// The time in which the event fades in, 0…1 normalized.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// The time in which an event that is not sustained fades out, 0…1 normalized.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// The time in which the event fades out after its end, 0…1 normalized.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// Whether the level holds until the end, 0 or 1.
    public static let sustained = ParameterID(rawValue: "Sustained")
    /// The loudness of a sound, from silent, 0, to full, 1.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// The height of a sound, from low, −1, to high, 1.
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    /// The place of a sound, from left, −1, to right, 1.
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    /// The tone of a sound, from dull, 0, to bright, 1.
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }
}
