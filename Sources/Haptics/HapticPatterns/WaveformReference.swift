/// Which sound an event plays, and how.
public struct WaveformReference: Sendable, Equatable {
  /// Where the sound is, relative to the folder of the pattern.
  public var path: String
  /// Whether attack and release fade the sound in and out.
  ///
  /// - Source: default of `CHHapticPattern.Key.eventWaveformUseVolumeEnvelope`. Confidence:
  ///   documented.
  public var usesVolumeEnvelope: Bool
  /// Whether the sound starts again until the event's duration is over.
  ///
  /// - Source: default of `CHHapticPattern.Key.eventWaveformLoopEnabled`. Confidence: documented.
  public var loops: Bool

  /// Makes a reference with the documented defaults.
  public init(path: String, usesVolumeEnvelope: Bool = true, loops: Bool = false) {
    self.path = path
    self.usesVolumeEnvelope = usesVolumeEnvelope
    self.loops = loops
  }
}
