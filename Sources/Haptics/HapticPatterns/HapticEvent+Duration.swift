extension HapticEvent {
  /// Whether the event has no end of its own: a vibration, a tone or a looped sound without a
  /// duration lasts until its player is stopped (CoreHaptics.PL13).
  public var isEndless: Bool {
    guard givenDuration == nil else { return false }
    return kind.isContinuous || (kind == .audioCustom && waveform?.loops == true)
  }

  /// Returns the seconds from the event's start to its release.
  ///
  /// A pattern that is rendered has to end somewhere, so an endless event lasts for
  /// `HapticLimits.longestContinuousEvent`; a player that plays it gives it its real duration.
  ///
  /// - Parameter length: Seconds of the event's sound, used if the event has no duration.
  public func audibleDuration(length: Double? = nil) -> Double {
    if isEndless { return HapticLimits.longestContinuousEvent }
    switch kind {
    case .transient: return 0
    case .continuous, .audioContinuous: return givenDuration ?? 0
    case .audioCustom:
      guard let waveform, waveform.loops else {
        return min(givenDuration ?? .infinity, length ?? 0)
      }
      return givenDuration ?? 0
    }
  }

  /// The duration that the author gave; `nil` for 0 and for a number that is not a duration.
  private var givenDuration: Double? {
    duration.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }
}
