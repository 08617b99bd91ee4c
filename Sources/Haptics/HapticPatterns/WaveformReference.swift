/// The sound of an event and its playback options.
public struct WaveformReference: Sendable, Equatable {
  /// The path of the sound, relative to the folder of the pattern.
  public var path: String
  /// Whether attack and release fade the sound.
  ///
  /// - Source: default of `CHHapticPattern.Key.eventWaveformUseVolumeEnvelope`. Confidence:
  ///   documented.
  public var usesVolumeEnvelope: Bool
  /// Whether the sound repeats until the end of the event's duration.
  ///
  /// - Source: default of `CHHapticPattern.Key.eventWaveformLoopEnabled`. Confidence: documented.
  public var loops: Bool

  /// Creates a reference; the defaults are documented.
  public init(path: String, usesVolumeEnvelope: Bool = true, loops: Bool = false) {
    self.path = path
    self.usesVolumeEnvelope = usesVolumeEnvelope
    self.loops = loops
  }
}
