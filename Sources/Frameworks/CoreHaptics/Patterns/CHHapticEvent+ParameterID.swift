extension CHHapticEvent {
  /// The identifier of a parameter of an event.
  public struct ParameterID: _WrappedWord, Sendable {
    /// The value in AHAP files.
    public let rawValue: String

    /// Creates an identifier of any text; a pattern throws for an unknown one.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The strength of a haptic event, 0…1.
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
    /// The volume of an audio event, 0…1.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// The pitch of an audio event, from low, −1, to high, 1.
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    /// The stereo position of an audio event, from left, −1, to right, 1.
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    /// The brightness of an audio event, from dull, 0, to bright, 1.
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }
}
