/// A challenge to reach a score.
open class GKScoreChallenge: GKChallenge, @unchecked Sendable {
  /// The score: nil.
  @available(iOS, deprecated: 14.0, message: "Use leaderboardEntry instead.")
  open var score: GKScore? { nil }
  /// The leaderboard entry: nil.
  open var leaderboardEntry: GKLeaderboard.Entry? { nil }
}
