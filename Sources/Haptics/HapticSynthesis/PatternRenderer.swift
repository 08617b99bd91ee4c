import HapticPatterns

/// Plays one pattern as samples, block by block.
public final class PatternRenderer {
  /// Frames a second.
  public let sampleRate: Double
  /// Frames rendered so far.
  public private(set) var position = 0
  /// Whether every event is over and the actuator is at rest; all later frames are 0.
  public private(set) var isFinished = false

  /// Prepares a pattern to be played.
  ///
  /// - Parameter waveforms: The sounds that the pattern names, by path, at `sampleRate`; an event
  ///   whose sound is missing is silent.
  /// - Thread: any. Allocates all that rendering will need.
  public init(
    _ pattern: HapticPattern, actuator: ActuatorProfile = .tapticEngine,
    sampleRate: Double = 48_000, waveforms: [String: Waveform] = [:]
  ) {
    self.sampleRate = sampleRate
  }

  /// Renders the next frames.
  ///
  /// - Thread: render. Never allocates, locks, logs, or throws.
  public func render(_ frameCount: Int, into buffers: SignalBuffers) {
    position += frameCount
    isFinished = true
  }
}
