extension EventParameter {
  /// The ten properties an event can have; the raw value is the word that files use.
  ///
  /// Ranges and defaults are those of Core Haptics' public reference; where it states no default
  /// the case says that ours is a guess.
  public enum ID: String, Sendable, CaseIterable {
    /// How strong, 0…1; default 1 (a guess: no source states it).
    case hapticIntensity = "HapticIntensity"
    /// From dull to crisp, 0…1; default 0.5 (a guess: no source states it).
    case hapticSharpness = "HapticSharpness"
    /// How slowly the event sets in, 0…1 normalised; default 0, the quickest.
    case attackTime = "AttackTime"
    /// How slowly an event that is not sustained fades, 0…1 normalised; default 0.
    case decayTime = "DecayTime"
    /// How slowly the event fades after its end, 0…1 normalised; default 0.
    case releaseTime = "ReleaseTime"
    /// Whether the level holds until the end (1) or decays after the attack (0); default 1.
    case sustained = "Sustained"
    /// How loud, 0…1; default 1 (a guess: no source states it).
    case audioVolume = "AudioVolume"
    /// From low to high, −1…1; default 0.
    case audioPitch = "AudioPitch"
    /// From left to right, −1…1; default 0.
    case audioPan = "AudioPan"
    /// From dull to bright, 0…1; default 1.
    case audioBrightness = "AudioBrightness"

    /// The values that mean something; what is outside is clamped.
    public var range: ClosedRange<Float> {
      switch self {
      case .audioPitch, .audioPan: -1...1
      default: 0...1
      }
    }

    /// What an event has when its author set nothing.
    public var defaultValue: Float {
      switch self {
      case .hapticIntensity, .sustained, .audioVolume, .audioBrightness: 1
      case .hapticSharpness: 0.5
      case .attackTime, .decayTime, .releaseTime, .audioPitch, .audioPan: 0
      }
    }

    /// Whether events of a kind take notice of this property.
    public func applies(to kind: HapticEvent.Kind) -> Bool {
      switch self {
      case .hapticIntensity, .hapticSharpness: kind.isHaptic
      case .audioVolume, .audioPitch, .audioPan, .audioBrightness: !kind.isHaptic
      case .attackTime, .decayTime, .releaseTime, .sustained: kind != .transient
      }
    }
  }
}
