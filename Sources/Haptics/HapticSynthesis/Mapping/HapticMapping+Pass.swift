import HapticPatterns

extension HapticMapping {
  /// Seconds from one pass to the next where a pattern is repeated.
  ///
  /// That is the pattern's duration, so that a texture goes on without a seam: what its last events
  /// still ring and release sounds into the next pass. A tap has no duration; one at the very end
  /// is given the time that its drive lasts, so that it does not fall on the first of the next pass.
  ///
  /// - Source: Core Haptics' reference lets a loop end at the pattern's end; what it makes of a tap
  ///   there is not documented. Confidence: guess.
  public func passDuration(of pattern: HapticPattern) -> Double {
    pattern.events.reduce(pattern.duration) { end, event in
      guard event.kind == .transient, event.time.isFinite else { return end }
      let sharpness = Double(event[.hapticSharpness])
      return max(end, event.time + tapDuration(sharpness: sharpness.isFinite ? sharpness : 0))
    }
  }
}
