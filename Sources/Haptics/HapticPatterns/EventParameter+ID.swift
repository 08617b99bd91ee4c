extension EventParameter {
  /// The ten parameters of an event; the raw value is the word in files.
  ///
  /// Ranges and defaults are those of Core Haptics' public reference; where it states no default
  /// the case says that ours is a guess.
  public enum ID: String, Sendable, CaseIterable {
    /// The intensity, 0…1; default 1 (a guess: no source states it).
    case hapticIntensity = "HapticIntensity"
    /// The sharpness from dull to crisp, 0…1; default 0.5 (a guess: no source states it).
    case hapticSharpness = "HapticSharpness"
    /// The attack time, 0…1 normalised; default 0, the shortest.
    case attackTime = "AttackTime"
    /// The decay time of an event that is not sustained, 0…1 normalised; default 0.
    case decayTime = "DecayTime"
    /// The release time after the end of the event, 0…1 normalised; default 0.
    case releaseTime = "ReleaseTime"
    /// Whether the level holds until the end (1) or decays after the attack (0); default 1.
    case sustained = "Sustained"
    /// The volume, 0…1; default 1 (a guess: no source states it).
    case audioVolume = "AudioVolume"
    /// The pitch from low to high, −1…1; default 0.
    case audioPitch = "AudioPitch"
    /// The pan from left to right, −1…1; default 0.
    case audioPan = "AudioPan"
    /// The brightness from dull to bright, 0…1; default 1.
    case audioBrightness = "AudioBrightness"

    /// The valid values; others are clamped.
    public var range: ClosedRange<Float> {
      switch self {
      case .audioPitch, .audioPan: -1...1
      default: 0...1
      }
    }

    /// The value of an event without this parameter.
    public var defaultValue: Float {
      switch self {
      case .hapticIntensity, .sustained, .audioVolume, .audioBrightness: 1
      case .hapticSharpness: 0.5
      case .attackTime, .decayTime, .releaseTime, .audioPitch, .audioPan: 0
      }
    }

    /// Returns whether the parameter has an effect on events of a kind.
    public func applies(to kind: HapticEvent.Kind) -> Bool {
      switch self {
      case .hapticIntensity, .hapticSharpness: kind.isHaptic
      case .audioVolume, .audioPitch, .audioPan, .audioBrightness: !kind.isHaptic
      case .attackTime, .decayTime, .releaseTime, .sustained: kind != .transient
      }
    }
  }
}
