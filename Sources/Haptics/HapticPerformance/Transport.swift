import HapticPatterns

/// Follows a player's commands, and cuts its playing into runs.
struct Transport {
  private enum State {
    /// Nothing plays; a start plays from here.
    case idle(next: Double)
    /// A resume goes on from here, or jumps here where a seek came between.
    case paused(at: Double, Run.Beginning)
    /// The current run plays.
    case playing
  }

  private let length: Double
  private var state = State.idle(next: 0)
  private var rate = 1.0
  /// The end of a loop in the pattern's own time; `nil` without one.
  private var loopEnd: Double?
  private var done: [Run] = []
  private var current: Run?

  init(of pattern: HapticPattern) { length = pattern.duration }

  /// Takes a command; they come by their time.
  mutating func take(_ command: PlayerCommand) {
    let now = command.time
    advance(to: now)
    switch command.action {
    case .start:
      // PL2. A start while it plays begins anew.
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
      current?.pieces.append(Run.Piece(start: now, position: position, rate: rate))
    case .loop(let end):
      let end = end > 0 ? end : length
      loopEnd = end
      // PL6. Behind the end of a new loop the next pass begins at once.
      guard let position = current?.position(at: now), position > end else { return }
      self.end(at: now)
      begin(.jump, at: now, from: 0)
    case .endLoop: loopEnd = nil
    case .setMuted, .send, .schedule: break
    }
  }

  /// All runs that begin before a horizon.
  func runs(until horizon: Double) -> [Run] {
    var transport = self
    transport.advance(to: horizon)
    return transport.done + (transport.current.map { [$0] } ?? [])
  }

  /// The engine time at which playing ends by itself, if nothing more is told.
  var naturalEnd: Double? {
    guard loopEnd == nil, let current else { return nil }
    return max(current.time(at: length), current.start)
  }

  // MARK: Internals

  /// Lets time go by: passes of a loop begin, and playing ends at the pattern's end.
  private mutating func advance(to now: Double) {
    while let run = current {
      guard let loopEnd else {
        let end = max(run.time(at: length), run.start)
        guard end <= now else { return }
        self.end(at: end, turning: length)
        state = .idle(next: 0)
        return
      }
      // PL6. A pass has a least length, or a loop of nothing would never let time go by.
      let turn = max(run.time(at: loopEnd), run.start + Performance.shortestPass)
      guard turn < now else { return }
      end(at: turn, turning: loopEnd)
      begin(.jump, at: turn, from: 0)
    }
  }

  /// PL4, PL5.
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

  private mutating func begin(_ beginning: Run.Beginning, at time: Double, from position: Double) {
    let piece = Run.Piece(start: time, position: position, rate: rate)
    current = Run(beginning: beginning, pieces: [piece])
    state = .playing
  }

  /// Ends the current run, at a position where it turns or wherever it is.
  private mutating func end(at time: Double, turning turn: Double? = nil) {
    guard var run = current else { return }
    run.end = time
    // A seek may have put it behind the turn.
    run.turn = turn.flatMap { $0 >= run.firstPosition ? $0 : nil }
    current = nil
    if time > run.start || run.turn != nil { done.append(run) }
  }
}
