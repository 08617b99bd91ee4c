/// A score for a list at the end of a match with turns; nothing receives it (Games.GK9).
open class GKLeaderboardScore: NSObject, @unchecked Sendable {
  /// Creates a score of the player at this phone.
  public override init() { super.init() }

  /// The player; the one at this phone at first.
  open var player: GKPlayer = GKLocalPlayer.local
  /// The score.
  open var value = 0
  /// The number of the app.
  open var context = 0
  /// The identifier of the list.
  open var leaderboardID = ""
}
