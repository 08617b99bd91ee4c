/// A participant of a match with turns; there are none here (Games.GK9).
open class GKTurnBasedParticipant: NSObject, @unchecked Sendable {
  /// The state of a participant.
  public enum Status: Int, Sendable {
    /// The state is not known.
    case unknown = 0
    /// The player is invited.
    case invited = 1
    /// The player does not come.
    case declined = 2
    /// The service looks for a player.
    case matching = 3
    /// The player plays.
    case active = 4
    /// The player has finished.
    case done = 5
  }

  /// Creates a participant about whom nothing is known.
  public override init() { super.init() }

  /// The player; `nil`.
  open var player: GKPlayer? { nil }
  /// The date of the last turn; `nil`.
  open var lastTurnDate: Date? { nil }
  /// The state of the participant; not known.
  open var status: Status { .unknown }
  /// The date at which the turn ends by itself; `nil`.
  open var timeoutDate: Date? { nil }
  /// The result of the participant; stored.
  open var matchOutcome = GKTurnBasedMatch.Outcome.none
}
