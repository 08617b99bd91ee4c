import HapticPatterns

/// Gathers what runs and live commands play, in the engine's time.
struct Arrangement {
  private let source: PlayedSource
  /// What is known of what was before.
  private let memory: PerformanceMemory
  private(set) var events: [HapticEvent]
  private(set) var labels: [UInt64]
  /// What runs change.
  private(set) var played: ControlChanges
  /// What commands change, which counts where a run changes the same at the same time.
  private(set) var live: ControlChanges
  /// Events that were added.
  private(set) var addedCount = 0

  /// Begins with what is remembered.
  init(of source: PlayedSource, after memory: PerformanceMemory) {
    self.source = source
    self.memory = memory
    (events, labels) = (memory.events, memory.labels)
    (played, live) = (memory.played, memory.live)
  }

  /// Adds what a run plays, with the events that begin before a horizon.
  ///
  /// - Parameter most: Events after which it stops; the horizon is then where it stops.
  mutating func add(_ run: Run, until horizon: inout Double, most: Int) {
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

  /// Adds all that a run plays until a horizon.
  mutating func add(_ run: Run, until horizon: Double) {
    var horizon = horizon
    add(run, until: &horizon, most: .max)
  }

  /// Adds what a command changes by itself.
  mutating func add(live command: PlayerCommand) { live.add(live: command) }

  /// The pattern of all that was added, silent in some times.
  func performed(mutedDuring times: [Range<Double>], horizon: Double) -> PerformedPattern {
    PerformedPattern(pattern(mutedDuring: times), labels: labels, horizon: horizon)
  }

  /// The pattern of all that was added, as if nothing were muted.
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

  private mutating func add(_ index: Int, _ run: Run, _ horizon: Double) {
    guard let event = run.played(source.events[index]), event.time < horizon,
      source.silence(of: event) > memory.time
    else { return }
    events.append(event)
    labels.append(run.number &* UInt64(source.events.count) &+ UInt64(index))
    if event.time > memory.time { addedCount += 1 }
  }

  /// Adds the changes of one control in a run (PL7).
  private mutating func add(_ timeline: ParameterTimeline, in run: Run, until horizon: Double) {
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
        // PL7. After a resume what was set stays set.
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
    in run: Run
  ) {
    // Where the rate changes on the way, the line gets a corner.
    let corners = run.pieces.map(\.position).filter { $0 > from && $0 < to }
    let start = run.time(at: from)
    let points = ([from] + corners + [to]).map { position in
      ParameterCurve.ControlPoint(
        time: run.time(at: position) - start, value: segment.value(at: position))
    }
    played.curves.append(ParameterCurve(id, time: start, points: points))
  }
}
