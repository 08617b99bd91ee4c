import TactusHapticPatterns

/// The retained part of discarded playback: only what affects what sounds.
struct PlaybackMemory: Sendable {
  /// The events of the current run that began and still sound, and the first that has not begun.
  struct BegunEvents: Sendable {
    var run: UInt64
    var events: [Int]
    var next: Int
  }

  /// The engine time before which playback is discarded.
  private(set) var time = -Double.infinity
  /// The transport after all commands until that time.
  private(set) var transport: Transport
  /// The events of finished runs that still sound, by label.
  private(set) var events: [HapticEvent] = []
  private(set) var labels: [UInt64] = []
  /// The parameter changes by finished runs.
  private(set) var played = ControlChanges()
  /// The parameter changes by commands.
  private(set) var live = ControlChanges()
  /// The state of the current run; `nil` if none was in progress.
  private(set) var begun: BegunEvents?
  private(set) var mutes = MuteIntervals()
  /// The engine times from which each parameter is known, in the order of all parameters.
  private var known: [Double]

  init(of source: PreparedPattern) {
    transport = Transport(length: source.length)
    known = DynamicParameter.ID.allCases.map { _ in -.infinity }
  }

  /// Returns the engine time from which a parameter is known.
  func since(_ id: DynamicParameter.ID) -> Double { known[id.place] }

  /// Removes parameter changes of commands after a time.
  mutating func cut(at end: Double) { live.cut(at: end) }

  /// Applies commands, then drops what ended before a time.
  ///
  /// - Parameters:
  ///   - commands: All commands until that time that were not applied before.
  ///   - now: Not before the time of the last call.
  mutating func forget(
    _ commands: ArraySlice<PlayerCommand>, of source: PreparedPattern, at now: Double
  ) {
    for command in commands {
      transport.apply(command)
      mutes.apply(command)
    }
    transport.advance(to: now)
    var arrangement = Arrangement(of: source, after: self)
    for run in transport.done { arrangement.add(run, until: .infinity) }
    for command in commands { arrangement.add(live: command) }
    // Includes the current run, for its parameter values.
    var whole = arrangement
    let current = transport.current
    if let current { whole.add(current, until: now.nextUp) }

    time = now
    (played, live) = (arrangement.played, arrangement.live)
    keepEvents(of: arrangement, source)
    begun = current.map { BegunEvents(of: source, in: $0, at: now, after: begun) }
    let begunEvents = current.map { run in
      (begun?.events ?? []).compactMap { run.played(source.events[$0]) }
    }
    forgetControls(as: whole.pattern, for: events + (begunEvents ?? []), source)
    transport.forgetDone()
    if let begun, let current {
      transport.forgetPieces(needed(of: current, begun, source), at: now)
    }
  }

  // MARK: Internals

  private mutating func keepEvents(of arrangement: Arrangement, _ source: PreparedPattern) {
    let all = arrangement.events
    let kept = all.indices.filter { source.silence(of: all[$0]) > time }
    events = kept.map { all[$0] }
    labels = kept.map { arrangement.labels[$0] }
  }

  /// Drops all parameter changes but those in force and those that sounding events read once.
  private mutating func forgetControls(
    as pattern: HapticPattern, for sounding: [HapticEvent], _ source: PreparedPattern
  ) {
    var earliest = time
    for id in DynamicParameter.ID.allCases {
      let use = ControlUse(of: id, by: sounding, source)
      let since = min(time, use.followedSince)
      known[id.place] = max(since, known[id.place])
      earliest = min(earliest, since, use.moments.first ?? .infinity)
      let whole = ControlChanges(parameters: pattern.parameters, curves: pattern.curves)
      guard let last = whole.lastChange(of: id, notAfter: since) else { continue }
      let timeline = ParameterTimeline(id, of: pattern)
      played.forget(id, before: last)
      live.forget(id, before: last)
      for moment in use.moments where moment < last {
        live.parameters.append(DynamicParameter(id, timeline.value(at: moment), time: moment))
      }
    }
    mutes.forget(before: earliest)
  }

  /// Returns the positions of a run whose times are still needed.
  private func needed(of run: PatternRun, _ begun: BegunEvents, _ source: PreparedPattern)
    -> [Double]
  {
    var positions: [Double] = []
    for index in begun.events {
      positions.append(source.events[index].time)
      positions.append(source.events[index].patternEnd)
    }
    let now = run.position(at: max(time, run.start))
    for timeline in source.timelines {
      let known = run.position(at: max(since(timeline.id), run.start))
      positions.append(known)
      let first = timeline.index(at: known)
      positions += timeline.segments[first...].lazy.map(\.start).prefix { $0 < now }
    }
    return positions
  }
}

extension PlaybackMemory.BegunEvents {
  /// Collects the events of a run that have begun by a time.
  init(of source: PreparedPattern, in run: PatternRun, at now: Double, after earlier: Self?) {
    self.run = run.number
    let isSame = earlier?.run == run.number
    let first = isSame ? earlier?.next ?? 0 : source.firstIndex(under: run.firstPosition)
    next = max(first, source.firstIndex(after: run.position(at: max(now, run.start))))
    let candidates = (isSame ? earlier?.events ?? [] : []) + Array(first..<next)
    events = candidates.filter { index in
      run.played(source.events[index]).map { source.silence(of: $0) > now } ?? false
    }
  }
}

extension DynamicParameter.ID {
  /// The index among all parameters.
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
