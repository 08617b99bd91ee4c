extension GKTurnBasedMatch {
  /// The outcomes of a participant.
  public enum Outcome: Int, Sendable {
    /// Still playing.
    case none = 0
    /// Quit.
    case quit = 1
    /// Won.
    case won = 2
    /// Lost.
    case lost = 3
    /// Tied.
    case tied = 4
    /// Timed out.
    case timeExpired = 5
    /// First place.
    case first = 6
    /// Second place.
    case second = 7
    /// Third place.
    case third = 8
    /// Fourth place.
    case fourth = 9
    /// The mask of outcomes that a game defines itself.
    case customRange = 0x00FF_0000
  }
}
