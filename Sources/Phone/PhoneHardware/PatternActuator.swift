import TactusHapticPatterns

/// An actuator that plays a whole pattern, adapted to its abilities.
///
/// Motors without waveform control follow a pattern better than its samples: onsets and ends are
/// known in advance, and sharpness need not be estimated.
public protocol PatternActuator: Actuator {
  /// Starts playing a pattern; returns before its first event is felt.
  ///
  /// The contract for sources also holds for patterns: one plays at a time, `stop` ends it, and
  /// `progress` counts frames from its start, over all repetitions. Audio events are left out.
  ///
  /// - Parameter pattern: Any pattern.
  /// - Parameter gain: The factor for the strength, 0 or more; the result is clipped at full scale.
  /// - Parameter repeats: Whether the pattern repeats without end.
  /// - Parameter whenOver: As for a source.
  /// - Throws: `ActuatorError.busy` while something plays; other errors of the device.
  /// - Thread: any.
  func start(
    _ pattern: HapticPattern, gain: Double, repeats: Bool,
    whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError)
}
