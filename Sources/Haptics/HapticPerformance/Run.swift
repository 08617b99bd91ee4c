/// A stretch of engine time in which a pattern plays without a jump.
///
/// Its rate may change on the way: it is made of pieces, each of one rate.
struct Run: Equatable {
  /// From an engine time on, the pattern's own time runs at one rate.
  struct Piece: Equatable {
    var start: Double
    var position: Double
    var rate: Double
  }

  /// Why the run begins where it begins.
  enum Beginning: Equatable {
    /// A start, a seek, or another pass of a loop: controls are set to what they are here.
    case jump
    /// A resume: controls are as they were left.
    case resume
  }

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
    let piece = pieces.last { $0.start <= time } ?? pieces[0]
    return piece.position + (time - piece.start) * piece.rate
  }

  /// Whether the pattern's own time goes through a position.
  func plays(_ position: Double) -> Bool {
    position >= firstPosition && (position < lastPosition || position == turn)
  }

  /// The engine time at which the pattern's own time is reached.
  func time(at position: Double) -> Double {
    let piece = pieces.last { $0.position <= position } ?? pieces[0]
    return piece.start + (position - piece.position) / piece.rate
  }
}
