extension EventParameter {
  /// The ten parameters of an event; the raw value is the word in files.
  ///
  /// Ranges and defaults are those of Core Haptics' public reference; where it states no default
  /// the case says so, and ``defaultValue(for:)`` names the source.
  public enum ID: String, Sendable, CaseIterable {
    /// The intensity, 0…1; the default depends on the kind of event (reported).
    case hapticIntensity = "HapticIntensity"
    /// The sharpness from dull to crisp, 0…1; the default depends on the kind of event (reported).
    case hapticSharpness = "HapticSharpness"
    /// The attack time, 0…1 normalized; default 0, the shortest.
    case attackTime = "AttackTime"
    /// The decay time of an event that is not sustained, 0…1 normalized; default 0.
    case decayTime = "DecayTime"
    /// The release time after the end of the event, 0…1 normalized; default 0.
    case releaseTime = "ReleaseTime"
    /// Whether the level holds until the end (1) or decays after the attack (0); default 1.
    case sustained = "Sustained"
    /// The volume, 0…1; default 1 (reported).
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

    /// Returns the value of this parameter in an event of a kind that does not set it (Signal.M4).
    ///
    /// - Source: for intensity, sharpness and volume, a table in Apple's Unity plug-in for devices
    ///   whose defaults cannot be queried (apple/unityplugins, Core Haptics,
    ///   `CHCapabilities_Unsupported`): a transient event has 0.75 and 0.5, a continuous one 0.6
    ///   and 0.422601. Confidence: reported, strong evidence but no measurement. The table's 0 for
    ///   `Sustained` is not used, because it contradicts Core Haptics' reference, by which an event
    ///   holds until its end.
    public func defaultValue(for kind: HapticEvent.Kind) -> Float {
      switch self {
      case .hapticIntensity: kind == .continuous ? 0.6 : 0.75
      case .hapticSharpness: kind == .continuous ? 0.422601 : 0.5
      case .sustained, .audioVolume, .audioBrightness: 1
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
