import HapticPatterns

/// A stretch of engine time in which a pattern plays without a jump.
///
/// Its rate may change on the way: it is made of pieces, each of one rate.
struct Run: Sendable, Equatable {
  /// From an engine time on, the pattern's own time runs at one rate.
  struct Piece: Sendable, Equatable {
    var start: Double
    var position: Double
    var rate: Double
  }

  /// Why the run begins where it begins.
  enum Beginning: Sendable, Equatable {
    /// A start, a seek, or another pass of a loop: controls are set to what they are here.
    case jump
    /// A resume: controls are as they were left.
    case resume
  }

  /// How many runs there were before it.
  var number: UInt64
  var beginning: Beginning
  var pieces: [Piece]
  /// Seconds of engine time; infinite while nothing ends it.
  var end = Double.infinity
  /// The pattern's own time at which the run ended by itself, and which it still plays; `nil`
  /// where something else ended it, or nothing yet.
  var turn: Double?

  var start: Double { pieces[0].start }
  /// The pattern's own time at the start.
  var firstPosition: Double { pieces[0].position }
  /// The pattern's own time at the end.
  var lastPosition: Double { turn ?? (end == .infinity ? .infinity : position(at: end)) }

  /// The pattern's own time at an engine time.
  func position(at time: Double) -> Double {
    let piece = pieces[max(pieces.firstIndex(startingWith: { $0.start > time }) - 1, 0)]
    return piece.position + (time - piece.start) * piece.rate
  }

  /// The engine time at which it ends by itself in a pattern of a length.
  func naturalEnd(_ length: Double) -> Double { max(time(at: length), start) }

  /// The engine time at which it turns where it loops at a position.
  ///
  /// PL6. A pass has a least length, or a loop of nothing would never let time go by.
  func turn(at position: Double) -> Double {
    max(time(at: position), start + Performance.shortestPass)
  }

  /// Whether the pattern's own time goes through a position.
  func plays(_ position: Double) -> Bool {
    position >= firstPosition && (position < lastPosition || position == turn)
  }

  /// The engine time at which the pattern's own time is reached.
  func time(at position: Double) -> Double {
    let piece = pieces[index(at: position)]
    return piece.start + (position - piece.position) / piece.rate
  }

  /// An event of the pattern as the run plays it; `nil` where it does not (PL3).
  func played(_ event: HapticEvent) -> HapticEvent? {
    var played = event
    let end = event.patternEnd
    if plays(event.time) {
      played.time = time(at: event.time)
    } else if event.kind.isContinuous, event.time < firstPosition, end > firstPosition {
      // It is under way already: it goes on without another attack.
      played.time = start
      played.parameters.removeAll { $0.id == .attackTime }
    } else {
      return nil
    }
    let length = event.kind == .transient ? 0 : event.duration
    guard let length, length > 0 || end == .infinity else {
      if event.kind.isContinuous, self.end < .infinity { played.duration = self.end - played.time }
      return played
    }
    let stop = end < lastPosition ? time(at: end) : self.end
    played.duration = stop < .infinity ? stop - played.time : nil
    if let duration = played.duration, duration <= 0 { return nil }
    return played
  }

  /// Lets go of pieces before a position, but for those that other positions are in.
  mutating func forgetPieces(before position: Double, but needed: [Double]) {
    guard pieces.count > 1 else { return }
    var isNeeded = [Bool](repeating: false, count: pieces.count)
    // The first says where the run begins.
    isNeeded[0] = true
    for position in needed { isNeeded[index(at: position)] = true }
    let kept = index(at: position)
    pieces = pieces.indices.filter { $0 >= kept || isNeeded[$0] }.map { pieces[$0] }
  }

  private func index(at position: Double) -> Int {
    max(pieces.firstIndex(startingWith: { $0.position > position }) - 1, 0)
  }
}
