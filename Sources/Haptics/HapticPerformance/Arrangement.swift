import HapticPatterns

/// Gathers what runs and live commands play, in the engine's time.
struct Arrangement {
  private let source: HapticPattern
  private let timelines: [ParameterTimeline]
  private var result = HapticPattern()

  init(of source: HapticPattern) {
    self.source = source
    timelines = DynamicParameter.ID.allCases
      .map { ParameterTimeline($0, of: source) }
      .filter { !$0.isDefault }
  }

  /// Adds what a run plays, with the events that begin before a horizon.
  mutating func add(_ run: Run, until horizon: Double) {
    for event in source.events {
      guard let played = Self.played(event, in: run), played.time < horizon else { continue }
      result.events.append(played)
    }
    for timeline in timelines { add(timeline, in: run) }
  }

  /// Adds what a command changes by itself.
  mutating func add(live command: PlayerCommand) {
    switch command.action {
    case .send(let parameters):
      for parameter in parameters {
        var parameter = parameter
        parameter.time += command.time
        result.parameters.append(parameter)
      }
    case .schedule(var curve):
      // PL8. The command's time takes the place of the curve's own.
      curve.time = command.time
      result.curves.append(curve)
    default: break
    }
  }

  /// The pattern of all that was added, silent in some times.
  func pattern(mutedDuring times: [Range<Double>]) -> HapticPattern {
    guard !times.isEmpty else { return result }
    var pattern = result
    for id in [DynamicParameter.ID.hapticIntensity, .audioVolume] {
      let gated = GatedControl(ParameterTimeline(id, of: result), shutDuring: times)
      pattern.parameters.removeAll { $0.id == id }
      pattern.curves.removeAll { $0.id == id }
      pattern.parameters += gated.parameters
      pattern.curves += gated.curves
    }
    return pattern
  }

  // MARK: Internals

  /// An event as a run plays it; `nil` where it does not (PL3).
  private static func played(_ event: HapticEvent, in run: Run) -> HapticEvent? {
    let (first, last) = (run.firstPosition, run.lastPosition)
    var played = event
    let length = event.kind == .transient ? 0 : event.duration
    let end = event.time + (length ?? (event.kind.isContinuous ? .infinity : 0))
    if run.plays(event.time) {
      played.time = run.time(at: event.time)
    } else if event.kind.isContinuous, event.time < first, end > first {
      // It is under way already: it goes on without another attack.
      played.time = run.start
      played.parameters.removeAll { $0.id == .attackTime }
    } else {
      return nil
    }
    guard let length, length > 0 || end == .infinity else {
      if event.kind.isContinuous, run.end < .infinity { played.duration = run.end - played.time }
      return played
    }
    let stop = end < last ? run.time(at: end) : run.end
    played.duration = stop < .infinity ? stop - played.time : nil
    if let duration = played.duration, duration <= 0 { return nil }
    return played
  }

  /// Adds the changes of one control in a run (PL7).
  private mutating func add(_ timeline: ParameterTimeline, in run: Run) {
    let (first, last) = (run.firstPosition, run.lastPosition)
    let segments = timeline.segments
    for index in timeline.index(at: first)..<segments.count {
      let segment = segments[index]
      guard segment.start < last || segment.start <= first else { break }
      let next = index + 1 < segments.count ? segments[index + 1].start : .infinity
      let from = max(segment.start, first)
      let isUnderWay = segment.start < first
      if segment.slope == 0 {
        // PL7. After a resume what was set stays set.
        if isUnderWay, run.beginning == .resume { continue }
        result.parameters.append(
          DynamicParameter(timeline.id, segment.startValue, time: run.time(at: from)))
      } else {
        addCurve(timeline.id, segment, from: from, to: min(next, last), in: run)
      }
    }
  }

  private mutating func addCurve(
    _ id: DynamicParameter.ID, _ segment: ParameterTimeline.Segment, from: Double, to: Double,
    in run: Run
  ) {
    // Where the rate changes on the way, the line gets a corner.
    let corners = run.pieces.map(\.position).filter { $0 > from && $0 < to }
    let start = run.time(at: from)
    let points = ([from] + corners + [to]).map { position in
      ParameterCurve.ControlPoint(
        time: run.time(at: position) - start, value: segment.value(at: position))
    }
    result.curves.append(ParameterCurve(id, time: start, points: points))
  }
}
