import HapticPatterns

/// The moments at which haptic events add up to more than full intensity.
struct OverlapScan {
  /// An event that begins while others play, and what they add up to.
  struct Overlap {
    var time: Double
    var event: Int
    var sum: Double
  }

  /// Each event that begins into too much, in order of time.
  private(set) var found: [Overlap] = []

  /// The level of a vibration up to which a tap on it still stands out.
  ///
  /// - Source: exporters by Lofelt and Meta lower the vibration by a fifth under a tap.
  ///   Confidence: guess.
  private static let leavesRoom = 0.8
  /// Rounding that adds up to no overlap.
  private static let tolerance = 0.01

  /// Walks over all beginnings in order of time.
  ///
  /// - Complexity: O(*n* log *n*).
  init(_ pattern: CheckedPattern) {
    let starts = pattern.eventsByTime.filter { pattern.events[$0].kind.isHaptic }
    let ends = starts.filter { pattern.events[$0].kind == .continuous }
      .map { (pattern.events[$0].time + (pattern.events[$0].duration ?? 0), $0) }
      .sorted { $0.0 < $1.0 }
    var playing = 0.0
    var ended = 0
    var index = 0
    while index < starts.count {
      let time = pattern.events[starts[index]].time
      // An event that ends where another begins does not overlap it.
      while ended < ends.count, ends[ended].0 <= time {
        playing -= Double(pattern.events[ends[ended].1][.hapticIntensity])
        ended += 1
      }
      var taps = 0.0
      var last = starts[index]
      while index < starts.count, pattern.events[starts[index]].time == time {
        last = starts[index]
        let event = pattern.events[last]
        let strength = Double(event[.hapticIntensity])
        if event.kind == .transient { taps += strength } else { playing += strength }
        index += 1
      }
      let control = Double(pattern.intensity.timeline.value(at: time))
      let sum = (playing + taps) * control
      // A tap on a vibration is how authors stress it; it is lost where too little is left for it.
      let isStress =
        taps * control <= 1 + Self.tolerance
        && playing * control <= Self.leavesRoom + Self.tolerance
      if sum > 1 + Self.tolerance, !isStress {
        found.append(Overlap(time: time, event: last, sum: sum))
      }
    }
  }
}
