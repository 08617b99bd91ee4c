import HapticPatterns

/// What a performance still knows of what it has forgotten: only what bears on what sounds.
struct PerformanceMemory: Sendable {
  /// The events of the current run that have begun and still sound, and the first that has not begun.
  struct Begun: Sendable {
    var run: UInt64
    var events: [Int]
    var next: Int
  }

  /// The engine time up to which things are forgotten.
  private(set) var time = -Double.infinity
  /// Where the commands until then have led.
  private(set) var transport: Transport
  /// What still sounds of runs that are over, by their labels.
  private(set) var events: [HapticEvent] = []
  private(set) var labels: [UInt64] = []
  /// What runs that are over have changed.
  private(set) var played = ControlChanges()
  /// What commands have changed.
  private(set) var live = ControlChanges()
  /// `nil` where no run was under way.
  private(set) var begun: Begun?
  private(set) var mutes = Mutes()
  /// The engine times from which each control is known; in the order of all controls.
  private var known: [Double]

  init(of source: PlayedSource) {
    transport = Transport(length: source.length)
    known = DynamicParameter.ID.allCases.map { _ in -.infinity }
  }

  /// The engine time from which a control is known.
  func since(_ id: DynamicParameter.ID) -> Double { known[id.place] }

  /// Leaves out changes of controls that commands made for after a time.
  mutating func cut(at end: Double) { live.cut(at: end) }

  /// Lets commands take effect, and then all that is over until a time go.
  ///
  /// - Parameters:
  ///   - commands: All until then that were not forgotten before.
  ///   - now: Not before the time of the last forgetting.
  mutating func forget(
    _ commands: ArraySlice<PlayerCommand>, of source: PlayedSource, at now: Double
  ) {
    for command in commands {
      transport.take(command)
      mutes.take(command)
    }
    transport.advance(to: now)
    var arrangement = Arrangement(of: source, after: self)
    for run in transport.done { arrangement.add(run, until: .infinity) }
    for command in commands { arrangement.add(live: command) }
    // With the current run, for what its controls were.
    var whole = arrangement
    let current = transport.current
    if let current { whole.add(current, until: now.nextUp) }

    time = now
    (played, live) = (arrangement.played, arrangement.live)
    keepEvents(of: arrangement, source)
    begun = current.map { Begun(of: source, in: $0, at: now, after: begun) }
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

  private mutating func keepEvents(of arrangement: Arrangement, _ source: PlayedSource) {
    let all = arrangement.events
    let kept = all.indices.filter { source.silence(of: all[$0]) > time }
    events = kept.map { all[$0] }
    labels = kept.map { arrangement.labels[$0] }
  }

  /// Lets go of all changes of controls but those in force, and what was read once by what sounds.
  private mutating func forgetControls(
    as pattern: HapticPattern, for sounding: [HapticEvent], _ source: PlayedSource
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

  /// The positions of a run whose times are still asked for.
  private func needed(of run: Run, _ begun: Begun, _ source: PlayedSource) -> [Double] {
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

extension PerformanceMemory.Begun {
  /// What of a run has begun by a time.
  init(of source: PlayedSource, in run: Run, at now: Double, after earlier: Self?) {
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
  /// Its place among all.
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
