/// The timeline of an animator, running in one direction or paused.
///
/// It has no clock: callers pass the time (Animators.AN4…, in
/// `Documentation/Behaviour/Animators.md`).
struct AnimatorTimeline {
  /// The timing, unless a run has its own.
  let timing: AnimatorTiming
  /// Whether a fraction set while paused is the progress itself.
  var scrubsLinearly = true
  /// Whether the timeline runs backwards.
  private(set) var isReversed = false
  /// The current run; nil while the timeline is paused.
  private(set) var run: Run?
  /// The fraction at which the timeline is paused, 0…1 from the start.
  private var pausedFraction = 0.0

  /// An uninterrupted stretch of running.
  struct Run {
    /// The time at which the run begins.
    let begin: TimeInterval
    /// The length of the run in seconds.
    let length: TimeInterval
    /// The fraction of the whole duration at which the run begins.
    let from: Double
    /// The timing of this run for the remainder; nil for the timeline's.
    let timing: AnimatorTiming?

    /// Returns the elapsed fraction of the run, 0…1.
    func share(at time: TimeInterval) -> Double {
      length > 0 ? min(max((time - begin) / length, 0), 1) : time >= begin ? 1 : 0
    }
  }

  /// Changes that begin together.
  struct Track {
    /// The fraction of the whole duration at which the changes begin.
    var start = 0.0
    /// The fraction of a run with its own timing at which the changes begin.
    var runStart = 0.0
    /// The fraction and the progress when the timeline was last paused or started.
    fileprivate var anchor = (fraction: 0.0, progress: 0.0)
  }

  init(_ timing: AnimatorTiming) { self.timing = timing }

  // MARK: Progress

  /// Returns the elapsed fraction of the duration, 0…1 from the start; while paused, the fraction
  /// that was set.
  func fraction(at time: TimeInterval) -> Double {
    guard let run else { return pausedFraction }
    return run.from + (goal - run.from) * run.share(at: time)
  }

  /// The time of the end; nil while paused.
  var end: TimeInterval? { run.map { $0.begin + $0.length } }

  /// Returns the progress of changes: 0 at the start, 1 at the end; springs overshoot.
  func progress(
    of track: Track, at time: TimeInterval, _ direction: AnimatorTiming.Direction = .whole
  ) -> Double {
    guard let run else {
      let (now, then) = (pausedFraction, track.anchor.fraction)
      let lack = track.anchor.progress - shape(then, track, direction)
      // The difference at the pause fades out toward both ends.
      let rest = now >= then ? (1 - now) / max(1 - then, 1e-9) : now / max(then, 1e-9)
      return shape(now, track, direction) + lack * min(1, rest)
    }
    let share = run.share(at: time)
    let begun = track.anchor.progress
    if let own = run.timing {
      let part = max(0, share - track.runStart) / max(1 - track.runStart, 1e-9)
      return begun + (goal - begun) * own.value(at: min(1, part), direction)
    }
    let lack = begun - paced(run.from, track, direction)
    return paced(run.from + (goal - run.from) * share, track, direction) + lack * (1 - share)
  }

  // MARK: Running

  /// Starts or continues running (Animators.AN6).
  ///
  /// - Parameters:
  ///   - time: The current time.
  ///   - delay: Seconds until the run begins.
  ///   - own: A timing for the remainder; nil for the timeline's.
  ///   - part: The duration of the remainder as a fraction of the whole; 0 for what is left of it.
  ///   - tracks: All tracks.
  mutating func start(
    at time: TimeInterval, after delay: TimeInterval = 0, _ own: AnimatorTiming? = nil,
    taking part: Double = 0, _ tracks: inout [Track]
  ) {
    pause(at: time, &tracks)
    let from =
      scrubsLinearly && own == nil ? timing.fraction(reaching: pausedFraction) : pausedFraction
    let left = abs(goal - from) * timing.duration
    run = Run(
      begin: time + delay, length: part > 0 ? part * timing.duration : left, from: from, timing: own
    )
    for index in tracks.indices { tracks[index].runStart = 0 }
  }

  /// Pauses at the current fraction (Animators.AN5).
  mutating func pause(at time: TimeInterval, _ tracks: inout [Track]) {
    let fraction = fraction(at: time)
    let reached = tracks.map { progress(of: $0, at: time) }
    if run != nil {
      // A fraction that is progress continues from the presentation value (Animators.AN5).
      let whole = progress(of: wholeTrack, at: time)
      pausedFraction = scrubsLinearly ? min(max(whole, 0), 1) : fraction
    }
    run = nil
    for index in tracks.indices { tracks[index].anchor = (pausedFraction, reached[index]) }
    whole.anchor = (
      pausedFraction, scrubsLinearly ? pausedFraction : timing.value(at: pausedFraction)
    )
  }

  /// Sets the fraction of a paused timeline.
  mutating func scrub(to fraction: Double) { pausedFraction = min(max(fraction, 0), 1) }

  /// Reverses the direction of a paused timeline (Animators.AN7).
  mutating func reverse() { isReversed.toggle() }

  /// Completes the current direction, and pauses.
  mutating func complete(_ tracks: inout [Track]) {
    (run, pausedFraction) = (nil, goal)
    for index in tracks.indices { tracks[index].anchor = (goal, goal) }
    whole.anchor = (goal, goal)
  }

  /// Returns a track for changes added now that begin after a fraction of the remaining time
  /// (Animators.AN8).
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

  /// The track that spans the whole duration, for the animator's own fraction.
  private var whole = Track()
  private var wholeTrack: Track { whole }

  private var goal: Double { isReversed ? 0 : 1 }

  private func window(_ fraction: Double, _ track: Track) -> Double {
    track.start < 1 ? max(0, fraction - track.start) / (1 - track.start) : fraction < 1 ? 0 : 1
  }

  private func paced(
    _ fraction: Double, _ track: Track, _ direction: AnimatorTiming.Direction
  ) -> Double { timing.value(at: window(fraction, track), direction) }

  /// Returns the progress of changes at a fraction while paused, without the correction for the
  /// anchor.
  private func shape(
    _ fraction: Double, _ track: Track, _ direction: AnimatorTiming.Direction
  ) -> Double {
    scrubsLinearly ? window(fraction, track) : paced(fraction, track, direction)
  }
}
