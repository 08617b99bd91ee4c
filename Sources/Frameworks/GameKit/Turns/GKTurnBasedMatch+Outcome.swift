extension GKTurnBasedMatch {
  /// The result of a participant.
  public enum Outcome: Int, Sendable {
    /// The participant plays.
    case none = 0
    /// The participant has left.
    case quit = 1
    /// The participant has won.
    case won = 2
    /// The participant has lost.
    case lost = 3
    /// Nobody has won.
    case tied = 4
    /// The participant took too long.
    case timeExpired = 5
    /// The participant is the first.
    case first = 6
    /// The participant is the second.
    case second = 7
    /// The participant is the third.
    case third = 8
    /// The participant is the fourth.
    case fourth = 9
    /// The bits of results that a game numbers itself.
    case customRange = 0x00FF_0000
  }
}
