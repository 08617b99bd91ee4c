/// One side in a match of turns, without a player here (Games.GK9).
open class GKTurnBasedParticipant: NSObject, @unchecked Sendable {
  /// The statuses of a participant.
  public enum Status: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// Invited.
    case invited = 1
    /// Declined.
    case declined = 2
    /// Waiting for a player.
    case matching = 3
    /// Playing.
    case active = 4
    /// Finished.
    case done = 5
  }

  /// Creates an empty participant.
  public override init() { super.init() }

  /// The player: nil.
  open var player: GKPlayer? { nil }
  /// The date of the last turn: nil.
  open var lastTurnDate: Date? { nil }
  /// The status: `unknown`.
  open var status: Status { .unknown }
  /// The timeout date: nil.
  open var timeoutDate: Date? { nil }
  /// The outcome; stored.
  open var matchOutcome = GKTurnBasedMatch.Outcome.none
}
