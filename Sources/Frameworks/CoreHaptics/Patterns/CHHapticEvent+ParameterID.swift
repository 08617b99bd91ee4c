extension CHHapticEvent {
  /// The identifier of a parameter of an event.
  public struct ParameterID: _WrappedWord, Sendable {
    /// The value in AHAP files.
    public let rawValue: String

    /// Creates an identifier from any string; a pattern throws an error for an unknown one.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The strength of a haptic event, 0…1.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// The character of a haptic event, from dull, 0, to crisp, 1.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// The fade-in time of the event, normalized to 0…1.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// The fade-out time of an event that is not sustained, normalized to 0…1.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// The fade-out time after the end of the event, normalized to 0…1.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// Whether the intensity is sustained until the end, 0 or 1.
    public static let sustained = ParameterID(rawValue: "Sustained")
    /// The volume of an audio event, 0…1.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// The pitch of an audio event, from low, −1, to high, 1.
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    /// The pan of an audio event, from −1 on the left to 1 on the right.
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    /// The brightness of an audio event, from dull, 0, to bright, 1.
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }
}
