import TactusHapticPatterns

/// A period of engine time in which a pattern plays without a jump.
///
/// The rate may change in between: a run consists of pieces of constant rate.
struct PatternRun: Sendable, Equatable {
  /// A period of constant rate from an engine time on.
  struct Piece: Sendable, Equatable {
    var start: Double
    var position: Double
    var rate: Double
  }

  /// The cause of a run's beginning.
  enum Beginning: Sendable, Equatable {
    /// A start, a seek or another pass of a loop: parameters are set to their values at that
    /// position.
    case jump
    /// A resume: parameters keep their values.
    case resume
  }

  /// The number of runs before this one.
  var number: UInt64
  var beginning: Beginning
  var pieces: [Piece]
  /// The engine time of the end in seconds; infinite while nothing ends the run.
  var end = Double.infinity
  /// The pattern's own time at which the run ended by itself, which it still plays; `nil` if it did
  /// not.
  var turn: Double?

  var start: Double { pieces[0].start }
  /// The pattern's own time at the start of the run.
  var firstPosition: Double { pieces[0].position }
  /// The pattern's own time at the end of the run.
  var lastPosition: Double { turn ?? (end == .infinity ? .infinity : position(at: end)) }

  /// Returns the pattern's own time at an engine time.
  func position(at time: Double) -> Double {
    let piece = pieces[max(pieces.firstIndex(startingWith: { $0.start > time }) - 1, 0)]
    return piece.position + (time - piece.start) * piece.rate
  }

  /// Returns the engine time at which the run ends by itself, for a pattern length.
  func naturalEnd(_ length: Double) -> Double { max(time(at: length), start) }

  /// Returns the engine time at which the run ends if it loops at a position.
  ///
  /// A pass has a minimum duration, or an empty loop would stop time (CoreHaptics.PL6).
  func turn(at position: Double) -> Double {
    max(time(at: position), start + PatternPlayback.shortestPass)
  }

  /// Returns whether the run plays a position of the pattern.
  func plays(_ position: Double) -> Bool {
    position >= firstPosition && (position < lastPosition || position == turn)
  }

  /// Returns the engine time of a position.
  func time(at position: Double) -> Double {
    let piece = pieces[index(at: position)]
    return piece.start + (position - piece.position) / piece.rate
  }

  /// Returns an event of the pattern as the run plays it; `nil` if it does not (CoreHaptics.PL3).
  func played(_ event: HapticEvent) -> HapticEvent? {
    var played = event
    let end = event.patternEnd
    if plays(event.time) {
      played.time = time(at: event.time)
    } else if event.kind.isContinuous || event.isEndless, event.time < firstPosition,
      end > firstPosition
    {
      // The event is already in progress: it continues without another attack.
      played.time = start
      played.parameters.removeAll { $0.id == .attackTime }
    } else {
      return nil
    }
    if event.isEndless {
      // Only the end of the run ends it (CoreHaptics.PL13).
      played.duration = self.end < .infinity ? self.end - played.time : HapticLimits.endless
      return played
    }
    guard event.kind != .transient else { return played }
    guard event.duration ?? 0 > 0 else {
      // A sound of unknown length may play on after the pattern's end, but not after a stop.
      if turn == nil, self.end < .infinity { played.duration = self.end - played.time }
      return played
    }
    let stop = end < lastPosition ? time(at: end) : self.end
    played.duration = stop < .infinity ? stop - played.time : nil
    if let duration = played.duration, duration <= 0 { return nil }
    return played
  }

  /// Removes pieces before a position, except those that contain needed positions.
  mutating func forgetPieces(before position: Double, but needed: [Double]) {
    guard pieces.count > 1 else { return }
    var isNeeded = [Bool](repeating: false, count: pieces.count)
    // The first piece gives the start of the run.
    isNeeded[0] = true
    for position in needed { isNeeded[index(at: position)] = true }
    let kept = index(at: position)
    pieces = pieces.indices.filter { $0 >= kept || isNeeded[$0] }.map { pieces[$0] }
  }

  private func index(at position: Double) -> Int {
    max(pieces.firstIndex(startingWith: { $0.position > position }) - 1, 0)
  }
}
