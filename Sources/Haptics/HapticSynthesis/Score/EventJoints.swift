import TactusHapticPatterns

/// The joints of a pattern: where a continuous event begins as another of its kind ends
/// (Signal.E8).
///
/// Only events with the shortest attack and release are joined: a longer one is meant to be felt.
struct EventJoints {
  /// The events that continue another one, with the index of that one.
  private(set) var predecessors: [Int: Int] = [:]
  /// The times in seconds at which events end in a joint, counted from their start.
  private(set) var holds: [Int: Double] = [:]

  /// Finds the joints of a pattern's events.
  ///
  /// - Complexity: O(*n* log *n*).
  init(_ events: [HapticEvent], controls: PatternControls, mapping: HapticMapping) {
    for kind in [HapticEvent.Kind.continuous, .audioContinuous] {
      find(kind, in: events, controls, tolerance: mapping.attack.shortest)
    }
  }

  // MARK: Internals

  private mutating func find(
    _ kind: HapticEvent.Kind, in events: [HapticEvent], _ controls: PatternControls,
    tolerance: Double
  ) {
    let isHaptic = kind.isHaptic
    let attack = controls[isHaptic ? .hapticAttackTime : .audioAttackTime]
    let release = controls[isHaptic ? .hapticReleaseTime : .audioReleaseTime]
    let starts = events.indices
      .filter { index in
        let event = events[index]
        return event.kind == kind && event.time.isFinite
          && event[.attackTime] + attack.value(at: event.time) <= 0
      }
      .sorted { (events[$0].time, $0) < (events[$1].time, $1) }
    for index in events.indices {
      let event = events[index]
      guard event.kind == kind, event.time.isFinite, event[.sustained] >= 0.5 else { continue }
      let end = event.time + event.audibleDuration()
      guard event[.releaseTime] + release.value(at: end) <= 0 else { continue }
      let earliest = max(end - tolerance, event.time + tolerance)
      let place = starts.firstPlace { events[$0].time >= earliest }
      guard place < starts.count, events[starts[place]].time <= end + tolerance else { continue }
      let next = starts[place]
      if predecessors[next] == nil { predecessors[next] = index }
      holds[index] = events[next].time - event.time
    }
  }
}

extension Array {
  /// Returns the first index at which a monotonic condition holds.
  fileprivate func firstPlace(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
