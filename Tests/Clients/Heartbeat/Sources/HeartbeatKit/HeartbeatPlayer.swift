import CoreHaptics

/// Plays heartbeats.
@MainActor public final class HeartbeatPlayer {
  public private(set) var isRunning = false
  private var engine: CHHapticEngine?

  public init() {}

  /// Returns a pattern of two taps, the second softer.
  public nonisolated static func pattern(strength: Float = 1) throws -> CHHapticPattern {
    let taps = [(0.0, strength), (0.16, strength * 0.6)].map { time, intensity in
      CHHapticEvent(
        eventType: .hapticTransient,
        parameters: [
          CHHapticEventParameter(parameterID: .hapticIntensity, value: intensity),
          CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.2),
        ],
        relativeTime: time)
    }
    let swell = CHHapticParameterCurve(
      parameterID: .hapticIntensityControl,
      controlPoints: [
        .init(relativeTime: 0, value: 0.8), .init(relativeTime: 0.2, value: 1),
      ],
      relativeTime: 0)
    return try CHHapticPattern(events: taps, parameterCurves: [swell])
  }

  public func beat(strength: Float = 1) throws {
    if engine == nil {
      let engine = try CHHapticEngine()
      engine.resetHandler = { [weak self] in
        Task { @MainActor in self?.engine = nil }
      }
      try engine.start()
      self.engine = engine
    }
    try engine?.makePlayer(with: Self.pattern(strength: strength)).start(
      atTime: CHHapticTimeImmediate)
    isRunning = true
  }
}
