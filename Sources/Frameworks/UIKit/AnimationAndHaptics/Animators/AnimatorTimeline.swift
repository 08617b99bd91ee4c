/// Where an animator is in its time: running either way, or resting.
///
/// It has no clock; whoever asks says what time it is. Steps AN4… are in
/// `Documentation/Behaviour/Animators.md`.
struct AnimatorTimeline {
  /// How progress follows from time, unless a run has a pace of its own.
  let pace: AnimatorPace
  /// Whether a fraction that is set while it rests is the progress itself.
  var scrubsLinearly = true
  /// Whether it goes back.
  private(set) var isReversed = false
  /// What it does while it does not rest.
  private(set) var run: Run?
  /// Where it rests, 0…1 from the start.
  private var rested = 0.0

  /// One stretch of moving.
  struct Run {
    /// When it began, or will.
    let begin: TimeInterval
    /// Seconds from then to its end.
    let length: TimeInterval
    /// Which part of the whole time it began at.
    let from: Double
    /// Its own pace, which then goes for what is left.
    let pace: AnimatorPace?

    /// Which part of it is over, 0…1.
    func share(at time: TimeInterval) -> Double {
      length > 0 ? min(max((time - begin) / length, 0), 1) : time >= begin ? 1 : 0
    }
  }

  /// Changes that begin together.
  struct Track {
    /// From which part of the whole time they go.
    var start = 0.0
    /// From which part of a run with a pace of its own they go.
    var runStart = 0.0
    /// Where they were when it last began to rest or to run: at which fraction, and how far.
    fileprivate var anchor = (fraction: 0.0, progress: 0.0)
  }

  init(_ pace: AnimatorPace) { self.pace = pace }

  // MARK: Observing

  /// Which part of the time is over from the start, 0…1; while it rests, the part that was set.
  func fraction(at time: TimeInterval) -> Double {
    guard let run else { return rested }
    return run.from + (goal - run.from) * run.share(at: time)
  }

  /// When it has come to its end; nil while it rests.
  var end: TimeInterval? { run.map { $0.begin + $0.length } }

  /// How far changes have come: 0 at the start, 1 at the end, and with springs beyond.
  func progress(
    of track: Track, at time: TimeInterval, _ direction: AnimatorPace.Direction = .whole
  ) -> Double {
    guard let run else {
      let (now, then) = (rested, track.anchor.fraction)
      let lack = track.anchor.progress - shape(then, track, direction)
      // What was off when it came to rest is less off towards both ends.
      let rest = now >= then ? (1 - now) / max(1 - then, 1e-9) : now / max(then, 1e-9)
      return shape(now, track, direction) + lack * min(1, rest)
    }
    let share = run.share(at: time)
    let begun = track.anchor.progress
    if let own = run.pace {
      let part = max(0, share - track.runStart) / max(1 - track.runStart, 1e-9)
      return begun + (goal - begun) * own.value(at: min(1, part), direction)
    }
    let lack = begun - paced(run.from, track, direction)
    return paced(run.from + (goal - run.from) * share, track, direction) + lack * (1 - share)
  }

  // MARK: Doing

  /// Has it run from where it is, or go on (AN6).
  ///
  /// - Parameters:
  ///   - time: When.
  ///   - delay: Seconds until it moves.
  ///   - own: A pace for what is left instead of its own.
  ///   - part: How much of the whole duration what is left takes; 0 for what is left of it.
  ///   - tracks: All its changes.
  mutating func go(
    at time: TimeInterval, after delay: TimeInterval = 0, _ own: AnimatorPace? = nil,
    taking part: Double = 0, _ tracks: inout [Track]
  ) {
    rest(at: time, &tracks)
    let from = scrubsLinearly && own == nil ? pace.fraction(reaching: rested) : rested
    let left = abs(goal - from) * pace.duration
    run = Run(
      begin: time + delay, length: part > 0 ? part * pace.duration : left, from: from, pace: own)
    for index in tracks.indices { tracks[index].runStart = 0 }
  }

  /// Has it rest where it is (AN5).
  mutating func rest(at time: TimeInterval, _ tracks: inout [Track]) {
    let fraction = fraction(at: time)
    let reached = tracks.map { progress(of: $0, at: time) }
    if run != nil {
      // AN5: a fraction that is progress goes on from what is seen.
      let whole = progress(of: wholeTrack, at: time)
      rested = scrubsLinearly ? min(max(whole, 0), 1) : fraction
    }
    run = nil
    for index in tracks.indices { tracks[index].anchor = (rested, reached[index]) }
    whole.anchor = (rested, scrubsLinearly ? rested : pace.value(at: rested))
  }

  /// Says where it rests.
  mutating func set(_ fraction: Double) { rested = min(max(fraction, 0), 1) }

  /// Turns it round, at rest (AN7).
  mutating func turn() { isReversed.toggle() }

  /// Has it be at its end, at rest.
  mutating func complete(_ tracks: inout [Track]) {
    (run, rested) = (nil, goal)
    for index in tracks.indices { tracks[index].anchor = (goal, goal) }
    whole.anchor = (goal, goal)
  }

  /// Changes that are added now, and begin after a part of what is left (AN8).
  func track(at time: TimeInterval, after factor: Double) -> Track {
    let factor = min(max(factor, 0), 1)
    let now = fraction(at: time)
    var track = Track()
    track.start = now + factor * (1 - now)
    let share = run?.share(at: time) ?? 0
    track.runStart = share + factor * (1 - share)
    track.anchor = (now, 0)
    return track
  }

  // MARK: Internals

  /// The track of what has been there from the start, for what the animator itself is asked.
  private var whole = Track()
  private var wholeTrack: Track { whole }

  private var goal: Double { isReversed ? 0 : 1 }

  private func window(_ fraction: Double, _ track: Track) -> Double {
    track.start < 1 ? max(0, fraction - track.start) / (1 - track.start) : fraction < 1 ? 0 : 1
  }

  private func paced(
    _ fraction: Double, _ track: Track, _ direction: AnimatorPace.Direction
  ) -> Double { pace.value(at: window(fraction, track), direction) }

  /// How far changes are at a fraction while it rests, but for what is off.
  private func shape(
    _ fraction: Double, _ track: Track, _ direction: AnimatorPace.Direction
  ) -> Double {
    scrubsLinearly ? window(fraction, track) : paced(fraction, track, direction)
  }
}
