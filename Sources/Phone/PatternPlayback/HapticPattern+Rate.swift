import TactusHapticPatterns

extension HapticPattern {
  /// Returns the pattern at another rate: every time and duration is divided by the rate.
  ///
  /// Frequencies stay, and so do the durations of normalized attack, decay and release times and
  /// the speed of a waveform: a tap stays a tap. An invalid rate changes nothing.
  ///
  /// - Parameter rate: More than 0; 2 is twice as fast.
  /// - Complexity: O(*n*) in events, parameters and points.
  public func played(atRate rate: Double) -> HapticPattern {
    guard rate.isFinite, rate > 0, rate != 1 else { return self }
    var pattern = self
    for index in pattern.events.indices {
      pattern.events[index].time /= rate
      if let duration = pattern.events[index].duration {
        pattern.events[index].duration = duration / rate
      }
    }
    for index in pattern.parameters.indices {
      pattern.parameters[index].time /= rate
    }
    for index in pattern.curves.indices {
      pattern.curves[index].time /= rate
      for point in pattern.curves[index].points.indices {
        pattern.curves[index].points[point].time /= rate
      }
    }
    return pattern
  }
}
