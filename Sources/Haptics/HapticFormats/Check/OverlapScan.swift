import TactusHapticPatterns

/// A search for times at which haptic events add up to more than full intensity.
struct OverlapScan {
  /// An event that begins while others play, and the sum of their intensities.
  struct Overlap {
    var time: Double
    var event: Int
    var sum: Double
  }

  /// The events that exceed full intensity at their beginning, in the order of time.
  private(set) var found: [Overlap] = []

  /// The maximum level of a vibration under which a tap stands out.
  ///
  /// - Source: exporters by Lofelt and Meta lower the vibration by a fifth under a tap.
  ///   Confidence: guess.
  private static let leavesRoom = 0.8
  /// The tolerance for rounding.
  private static let tolerance = 0.01

  /// Scans all beginnings in the order of time.
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
      // Authors emphasize a vibration with a tap, which is lost if too little range is left for it.
      let isStress =
        taps * control <= 1 + Self.tolerance
        && playing * control <= Self.leavesRoom + Self.tolerance
      if sum > 1 + Self.tolerance, !isStress {
        found.append(Overlap(time: time, event: last, sum: sum))
      }
    }
  }
}
