/// A score at the end of a turn-based match; stored (Games.GK9).
open class GKLeaderboardScore: NSObject, @unchecked Sendable {
  /// Creates a score of this phone's player.
  public override init() { super.init() }

  /// The player; by default that of this phone.
  open var player: GKPlayer = GKLocalPlayer.local
  /// The score.
  open var value = 0
  /// The app's own number.
  open var context = 0
  /// The leaderboard identifier.
  open var leaderboardID = ""
}
