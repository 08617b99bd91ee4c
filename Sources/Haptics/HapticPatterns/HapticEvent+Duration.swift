extension HapticEvent {
  /// Returns the seconds from the event's start to its release.
  ///
  /// - Parameter length: Seconds of the event's sound, used if the event has no duration.
  public func audibleDuration(length: Double? = nil) -> Double {
    let given = duration.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    switch kind {
    case .transient: return 0
    case .continuous, .audioContinuous: return given ?? HapticLimits.longestContinuousEvent
    case .audioCustom:
      guard let waveform, waveform.loops else { return min(given ?? .infinity, length ?? 0) }
      return given ?? length ?? 0
    }
  }
}
