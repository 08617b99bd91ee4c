import HapticPatterns

/// An actuator that takes a whole pattern, and shapes it to what it can do.
///
/// Motors that know no waveforms follow a pattern better than its samples: its onsets and its ends
/// are known before they come, and its sharpness need not be guessed.
public protocol PatternActuator: Actuator {
  /// Begins to play a pattern; returns before its first event is felt.
  ///
  /// All that the contract says of a source holds for a pattern: one plays at once, `stop` ends it,
  /// `progress` counts frames from its start, over all passes. What is only heard is left out.
  ///
  /// - Parameter pattern: Any pattern.
  /// - Parameter gain: Factor for what is felt, 0 or more; what goes beyond full is cut.
  /// - Parameter repeats: Whether it begins anew at its end, without end.
  /// - Parameter whenOver: As for a source.
  /// - Throws: `ActuatorError.busy` while something plays; what the device says otherwise.
  /// - Thread: any.
  func start(
    _ pattern: HapticPattern, gain: Double, repeats: Bool,
    whenOver: @escaping @Sendable (PlaybackEnding) -> Void
  ) throws(ActuatorError)
}
