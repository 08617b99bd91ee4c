import TactusHapticPatterns

/// The collected events and parameter changes of runs and live commands, in the engine's time.
struct Arrangement {
  private let source: PreparedPattern
  /// The memory of earlier playback.
  private let memory: PlaybackMemory
  private(set) var events: [HapticEvent]
  private(set) var labels: [UInt64]
  /// The parameter changes by runs.
  private(set) var played: ControlChanges
  /// The parameter changes by commands, which take precedence over simultaneous ones by a run.
  private(set) var live: ControlChanges
  /// The number of added events.
  private(set) var addedCount = 0

  /// Creates an arrangement from the memory of earlier playback.
  init(of source: PreparedPattern, after memory: PlaybackMemory) {
    self.source = source
    self.memory = memory
    (events, labels) = (memory.events, memory.labels)
    (played, live) = (memory.played, memory.live)
  }

  /// Adds the events of a run that begin before a horizon.
  ///
  /// - Parameter most: The maximum number of events; when it is reached, the horizon becomes the
  ///   time reached.
  mutating func add(_ run: PatternRun, until horizon: inout Double, most: Int) {
    var index = source.firstIndex(under: run.firstPosition)
    if let begun = memory.begun, begun.run == run.number {
      for index in begun.events { add(index, run, horizon) }
      index = begun.next
    }
    while index < source.events.count, source.events[index].time <= run.lastPosition,
      run.time(at: source.events[index].time) < horizon
    {
      if addedCount >= most {
        horizon = max(run.time(at: source.events[index].time), run.start)
        break
      }
      add(index, run, horizon)
      index += 1
    }
    for timeline in source.timelines { add(timeline, in: run, until: horizon) }
  }

  /// Adds all of a run until a horizon.
  mutating func add(_ run: PatternRun, until horizon: Double) {
    var horizon = horizon
    add(run, until: &horizon, most: .max)
  }

  /// Adds the parameter changes of a command.
  mutating func add(live command: PlayerCommand) { live.add(live: command) }

  /// Returns the labeled pattern of everything added, muted at some times.
  func livePattern(mutedDuring times: [Range<Double>], horizon: Double) -> LivePattern {
    LivePattern(pattern(mutedDuring: times), labels: labels, horizon: horizon)
  }

  /// The pattern of everything added, without muting.
  var pattern: HapticPattern {
    HapticPattern(
      events: events, parameters: played.parameters + live.parameters,
      curves: played.curves + live.curves)
  }

  // MARK: Internals

  private func pattern(mutedDuring times: [Range<Double>]) -> HapticPattern {
    var pattern = pattern
    guard !times.isEmpty else { return pattern }
    for id in [DynamicParameter.ID.hapticIntensity, .audioVolume] {
      let gated = GatedControl(ParameterTimeline(id, of: pattern), shutDuring: times)
      pattern.parameters.removeAll { $0.id == id }
      pattern.curves.removeAll { $0.id == id }
      pattern.parameters += gated.parameters
      pattern.curves += gated.curves
    }
    return pattern
  }

  private mutating func add(_ index: Int, _ run: PatternRun, _ horizon: Double) {
    guard let event = run.played(source.events[index]), event.time < horizon,
      source.silence(of: event) > memory.time
    else { return }
    events.append(event)
    labels.append(run.number &* UInt64(source.events.count) &+ UInt64(index))
    if event.time > memory.time { addedCount += 1 }
  }

  /// Adds the changes of one parameter in a run (CoreHaptics.PL7).
  private mutating func add(
    _ timeline: ParameterTimeline, in run: PatternRun, until horizon: Double
  ) {
    let (first, last) = (run.firstPosition, run.lastPosition)
    let segments = timeline.segments
    let since = memory.since(timeline.id)
    var start = timeline.index(at: since > run.start ? run.position(at: since) : first)
    while start > 0, segments[start].start >= last, segments[start].start > first { start -= 1 }
    for index in start..<segments.count {
      let segment = segments[index]
      guard segment.start < last || segment.start <= first else { break }
      let next = index + 1 < segments.count ? segments[index + 1].start : .infinity
      let from = max(segment.start, first)
      guard run.time(at: from) < horizon else { break }
      let isUnderWay = segment.start < first
      if segment.slope == 0 {
        // After a resume parameters keep their values (CoreHaptics.PL7).
        if isUnderWay, run.beginning == .resume { continue }
        played.parameters.append(
          DynamicParameter(timeline.id, segment.startValue, time: run.time(at: from)))
      } else {
        addCurve(timeline.id, segment, from: from, to: min(next, last), in: run)
      }
    }
  }

  private mutating func addCurve(
    _ id: DynamicParameter.ID, _ segment: ParameterTimeline.Segment, from: Double, to: Double,
    in run: PatternRun
  ) {
    // A change of rate adds a corner to the line.
    let corners = run.pieces.map(\.position).filter { $0 > from && $0 < to }
    let start = run.time(at: from)
    let points = ([from] + corners + [to]).map { position in
      ParameterCurve.ControlPoint(
        time: run.time(at: position) - start, value: segment.value(at: position))
    }
    played.curves.append(ParameterCurve(id, time: start, points: points))
  }
}
