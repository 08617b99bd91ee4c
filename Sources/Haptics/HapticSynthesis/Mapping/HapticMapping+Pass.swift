import TactusHapticPatterns

extension HapticMapping {
  /// Returns the seconds from one pass to the next when a pattern is repeated.
  ///
  /// This is the pattern's duration, so that a texture continues without a gap: its last events
  /// ring and release into the next pass. A tap has no duration; one at the very end counts with
  /// the duration of its drive, so that it does not coincide with the first of the next pass.
  ///
  /// - Source: Core Haptics' reference lets a loop end at the pattern's end; its treatment of a tap
  ///   there is not documented. Confidence: guess.
  public func passDuration(of pattern: HapticPattern) -> Double {
    pattern.events.reduce(pattern.duration) { end, event in
      guard event.kind == .transient, event.time.isFinite else { return end }
      let sharpness = Double(event[.hapticSharpness])
      return max(end, event.time + tapDuration(sharpness: sharpness.isFinite ? sharpness : 0))
    }
  }
}
