import TactusHapticPatterns

/// A pattern prepared for arrangement: its events sorted by time, its parameters as timelines.
///
/// All copies of a playback share it.
final class PreparedPattern: Sendable {
  /// The pattern, in its own time.
  let pattern: HapticPattern
  /// The duration of the pattern in seconds; infinite with an event without end (CoreHaptics.PL13).
  let length: Double
  /// The events by time; at equal times in the author's order.
  ///
  /// Events without a valid time are never played and left out.
  let events: [HapticEvent]
  /// The timelines of the parameters that the pattern changes.
  let timelines: [ParameterTimeline]
  /// The durations of sounds in seconds, by path.
  let soundLengths: [String: Double]
  /// The maximum number of seconds that an event sounds after its end.
  let tail: Double
  /// The latest end of each event and all before it.
  private let latestEnds: [Double]

  init(_ pattern: HapticPattern, soundLengths: [String: Double], tail: Double) {
    self.pattern = pattern
    self.soundLengths = soundLengths
    self.tail = tail
    // `sort` is not stable by contract, so the author's order is part of the key.
    let events = pattern.events.enumerated()
      .filter { $0.element.time.isFinite }
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
    self.events = events
    length = events.contains(where: \.isEndless) ? .infinity : pattern.duration
    var latest = -Double.infinity
    latestEnds = events.map { event in
      latest = max(latest, event.patternEnd)
      return latest
    }
    timelines = DynamicParameter.ID.allCases
      .map { ParameterTimeline($0, of: pattern) }
      .filter { !$0.isDefault }
  }

  /// Returns the index of the first event that may be in progress at a position, or begins later.
  func firstIndex(under position: Double) -> Int {
    latestEnds.firstIndex(startingWith: { $0 >= position })
  }

  /// Returns the first position after another at which a parameter changes, or starts to change.
  func nextControl(after position: Double) -> Double? {
    timelines
      .compactMap { timeline in
        let next = timeline.index(at: position) + 1
        return next < timeline.segments.count ? timeline.segments[next].start : nil
      }
      .min()
  }

  /// Returns the index of the first event that begins after a position.
  func firstIndex(after position: Double) -> Int {
    events.firstIndex(startingWith: { $0.time > position })
  }

  /// Returns the engine time after which an event, as it is played, is no longer felt or heard.
  func silence(of event: HapticEvent) -> Double {
    if event.kind == .transient { return event.time + PatternPlayback.longestTap }
    let end = event.time + event.audibleDuration(length: soundLength(of: event)) + tail
    // A decaying event ends with its decay.
    return event[.sustained] < 0.5 ? min(end, event.time + 2 * tail) : end
  }

  /// The seconds for which a sound without a length and a duration is taken to be heard.
  ///
  /// - Source: ours: as long as the longest vibration. Confidence: guess.
  private static let longestUnknownSound = HapticLimits.longestContinuousEvent

  /// Returns the engine time at which an event, as it is played, is released.
  func release(of event: HapticEvent) -> Double {
    event.time + event.audibleDuration(length: soundLength(of: event))
  }

  /// Returns the seconds of an event's sound; one of unknown length may last as long as its event.
  private func soundLength(of event: HapticEvent) -> Double? {
    guard let waveform = event.waveform else { return nil }
    return soundLengths[waveform.path] ?? max(event.duration ?? 0, Self.longestUnknownSound)
  }
}

extension HapticEvent {
  /// The end of the event in its pattern's own time; infinite for an endless one.
  var patternEnd: Double {
    if isEndless { return .infinity }
    return time + (kind == .transient ? 0 : duration ?? 0)
  }
}

extension Array {
  /// Returns the first index at which a monotonic condition holds.
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
