/// The state of a player, which follows its commands and divides playback into runs.
struct Transport: Sendable {
  private enum State: Sendable {
    /// Nothing plays; a start plays from `next`.
    case idle(next: Double)
    /// Playback is paused; a resume continues from there, or jumps there after a seek.
    case paused(at: Double, PatternRun.Beginning)
    /// The current run plays.
    case playing
  }

  private let length: Double
  private var state = State.idle(next: 0)
  private var rate = 1.0
  /// The end of the loop in the pattern's own time; `nil` without a loop.
  private var loopEnd: Double?
  /// The finished runs, in order.
  private(set) var done: [PatternRun] = []
  private(set) var current: PatternRun?
  /// The number of runs that have begun.
  private var runCount: UInt64 = 0
  /// The engine time at which playback last ended by itself, if nothing began since.
  private var ended: Double?

  /// Creates an idle transport.
  ///
  /// - Parameter length: The duration of the pattern in seconds; infinite if it has no end.
  init(length: Double) { self.length = length }

  /// Applies a command; commands come in the order of time.
  mutating func apply(_ command: PlayerCommand) {
    let now = command.time
    advance(to: now)
    switch command.action {
    case .start:
      // A start during playback restarts it (CoreHaptics.PL2).
      end(at: now)
      var position = 0.0
      if case .idle(let next) = state { position = next }
      begin(.jump, at: now, from: position)
    case .stop:
      end(at: now)
      state = .idle(next: 0)
    case .pause:
      guard case .playing = state, let position = current?.position(at: now) else { return }
      end(at: now)
      state = .paused(at: position, .resume)
    case .resume:
      guard case .paused(let position, let beginning) = state else { return }
      begin(beginning, at: now, from: position)
    case .seek(let offset): seek(to: max(offset, 0), at: now)
    case .setRate(let next):
      guard next > 0, next.isFinite else { return }
      rate = next
      guard case .playing = state, let position = current?.position(at: now) else { return }
      current?.pieces.append(PatternRun.Piece(start: now, position: position, rate: rate))
    case .loop(let end):
      let end = end > 0 ? end : length
      loopEnd = end
      // Behind the end of a new loop the next pass begins immediately (CoreHaptics.PL6).
      guard let position = current?.position(at: now), position > end else { return }
      self.end(at: now)
      begin(.jump, at: now, from: 0)
    case .endLoop: loopEnd = nil
    case .setMuted, .send, .schedule: break
    }
  }

  /// Removes finished runs.
  mutating func forgetDone() { done = [] }

  /// Removes what the current run played before a time, except for needed positions.
  mutating func forgetPieces(_ needed: [Double], at time: Double) {
    guard let run = current else { return }
    current?.forgetPieces(before: run.position(at: max(time, run.start)), but: needed)
  }

  /// All runs that have begun and are not discarded.
  var runs: [PatternRun] { done + (current.map { [$0] } ?? []) }

  /// The engine time at which the current run ends by itself or loops; `nil` if nothing plays.
  var nextTurn: Double? { current.map { loopEnd.map($0.turn) ?? $0.naturalEnd(length) } }

  /// The engine time at which playback ends or ended by itself, without further commands.
  var naturalEnd: Double? {
    guard loopEnd == nil, let current else { return ended }
    let end = current.naturalEnd(length)
    return end < .infinity ? end : nil
  }

  /// Whether playback is paused.
  var isPaused: Bool { if case .paused = state { true } else { false } }

  // MARK: Internals

  /// Advances time: passes of a loop begin, and playback ends at the pattern's end.
  ///
  /// - Parameter most: The maximum number of runs, after which it stops early.
  mutating func advance(to now: Double, most: Int = .max) {
    while let run = current, done.count < most {
      guard let loopEnd else {
        let end = run.naturalEnd(length)
        guard end <= now else { return }
        self.end(at: end, turning: length)
        state = .idle(next: 0)
        ended = end
        return
      }
      let turn = run.turn(at: loopEnd)
      guard turn < now else { return }
      end(at: turn, turning: loopEnd)
      begin(.jump, at: turn, from: 0)
    }
  }

  /// Moves to a position (CoreHaptics.PL4, CoreHaptics.PL5).
  private mutating func seek(to offset: Double, at now: Double) {
    switch state {
    case .idle: state = .idle(next: offset)
    case .paused: state = .paused(at: offset, .jump)
    case .playing:
      end(at: now)
      if offset < loopEnd ?? length {
        begin(.jump, at: now, from: offset)
      } else if loopEnd != nil {
        begin(.jump, at: now, from: 0)
      } else {
        state = .idle(next: 0)
      }
    }
  }

  private mutating func begin(
    _ beginning: PatternRun.Beginning, at time: Double, from position: Double
  ) {
    let piece = PatternRun.Piece(start: time, position: position, rate: rate)
    current = PatternRun(number: runCount, beginning: beginning, pieces: [piece])
    runCount += 1
    ended = nil
    state = .playing
  }

  /// Ends the current run, at a loop position or immediately.
  private mutating func end(at time: Double, turning turn: Double? = nil) {
    guard var run = current else { return }
    run.end = time
    // A seek may have moved it behind the end of the loop.
    run.turn = turn.flatMap { $0 >= run.firstPosition ? $0 : nil }
    current = nil
    if time > run.start || run.turn != nil { done.append(run) }
  }
}
