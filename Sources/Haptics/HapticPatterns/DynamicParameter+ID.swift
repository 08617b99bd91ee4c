extension DynamicParameter {
  /// The twelve dynamic parameters of a pattern; the raw value is the word in files.
  ///
  /// - Source: Core Haptics' public reference, for names, ranges, defaults and whether a control
  ///   multiplies or adds. Confidence: documented.
  public enum ID: String, Sendable, CaseIterable {
    /// Multiplies the intensity of every haptic event, 0…1; default 1.
    case hapticIntensity = "HapticIntensityControl"
    /// Adds to the sharpness of continuous haptic events, −1…1; default 0.
    case hapticSharpness = "HapticSharpnessControl"
    /// Adds to the attack time of haptic events, −1…1; default 0.
    case hapticAttackTime = "HapticAttackTimeControl"
    /// Adds to the decay time of haptic events, −1…1; default 0.
    case hapticDecayTime = "HapticDecayTimeControl"
    /// Adds to the release time of haptic events, −1…1; default 0.
    case hapticReleaseTime = "HapticReleaseTimeControl"
    /// Multiplies the volume of every audio event, 0…1; default 1.
    case audioVolume = "AudioVolumeControl"
    /// Adds to the pan of audio events, −1…1; default 0.
    case audioPan = "AudioPanControl"
    /// Adds to the brightness of audio events, −1…1; default 0.
    case audioBrightness = "AudioBrightnessControl"
    /// Adds to the pitch of audio events, −1…1; default 0.
    case audioPitch = "AudioPitchControl"
    /// Adds to the attack time of audio events, −1…1; default 0.
    case audioAttackTime = "AudioAttackTimeControl"
    /// Adds to the decay time of audio events, −1…1; default 0.
    case audioDecayTime = "AudioDecayTimeControl"
    /// Adds to the release time of audio events, −1…1; default 0.
    case audioReleaseTime = "AudioReleaseTimeControl"

    /// Whether the parameter multiplies the value of an event; the others add to it (Signal.C6).
    public var multiplies: Bool { self == .hapticIntensity || self == .audioVolume }
    /// The valid values; others are clamped.
    public var range: ClosedRange<Float> { multiplies ? 0...1 : -1...1 }
    /// The valid values; others are clamped.
    public var defaultValue: Float { multiplies ? 1 : 0 }
  }
}
