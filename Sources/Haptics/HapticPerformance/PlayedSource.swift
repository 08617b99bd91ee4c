import HapticPatterns

/// A pattern made ready to be arranged: its events by their time, its controls as timelines.
struct PlayedSource: Sendable {
  /// Seconds that the pattern lasts.
  let length: Double
  /// By their time; of one time in the author's order.
  ///
  /// What has no time is never played, and left out.
  let events: [HapticEvent]
  /// The controls that the pattern changes.
  let timelines: [ParameterTimeline]
  /// Seconds that sounds last, by their path.
  let soundLengths: [String: Double]
  /// Seconds that an event sounds after its end, at most.
  let tail: Double
  /// The latest end of each event and all before it.
  private let latestEnds: [Double]

  init(_ pattern: HapticPattern, soundLengths: [String: Double], tail: Double) {
    length = pattern.duration
    self.soundLengths = soundLengths
    self.tail = tail
    // `sort` is not stable by contract, so the author's order is part of the key.
    let events = pattern.events.enumerated()
      .filter { $0.element.time.isFinite }
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
    self.events = events
    var latest = -Double.infinity
    latestEnds = events.map { event in
      latest = max(latest, event.patternEnd)
      return latest
    }
    timelines = DynamicParameter.ID.allCases
      .map { ParameterTimeline($0, of: pattern) }
      .filter { !$0.isDefault }
  }

  /// The first event that can be under way at a position, or later.
  func firstIndex(under position: Double) -> Int {
    latestEnds.firstIndex(startingWith: { $0 >= position })
  }

  /// The first event that begins after a position.
  func firstIndex(after position: Double) -> Int {
    events.firstIndex(startingWith: { $0.time > position })
  }

  /// The engine time after which an event, as it is played, is not felt or heard any more.
  func silence(of event: HapticEvent) -> Double {
    if event.kind == .transient { return event.time + Performance.longestTap }
    let length = event.waveform.flatMap { soundLengths[$0.path] }
    let end = event.time + event.audibleDuration(length: length) + tail
    // What decays is over when attack and decay are.
    return event[.sustained] < 0.5 ? min(end, event.time + 2 * tail) : end
  }

  /// The engine time at which an event, as it is played, is released.
  func release(of event: HapticEvent) -> Double {
    event.time + event.audibleDuration(length: event.waveform.flatMap { soundLengths[$0.path] })
  }
}

extension HapticEvent {
  /// Where the event ends in its pattern's own time; without a duration, a vibration or tone never.
  var patternEnd: Double {
    let length = kind == .transient ? 0 : duration
    return time + (length ?? (kind.isContinuous ? .infinity : 0))
  }
}

extension Array {
  /// The first place at which something holds that holds at all later places too.
  func firstIndex(startingWith holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
