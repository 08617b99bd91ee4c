/// A score that an app sends, as before iOS 14; nothing receives it (Games.GK2).
@available(iOS, deprecated: 14.0, message: "Use GKLeaderboard instead.")
open class GKScore: NSObject, @unchecked Sendable {
  /// The identifier of the list.
  open var leaderboardIdentifier: String
  /// The score.
  open var value: Int64 = 0
  /// The number of the app.
  open var context: UInt64 = 0

  /// Creates a score of no leaderboard.
  public override init() {
    leaderboardIdentifier = ""
    super.init()
  }

  /// Creates a score for a list.
  public init(leaderboardIdentifier identifier: String) {
    leaderboardIdentifier = identifier
    super.init()
  }

  /// Sends scores, which fails.
  open class func report(
    _ scores: [GKScore],
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?($0) } }

  /// Sends scores, which throws.
  open class func report(_ scores: [GKScore]) async throws { throw GameService.failure() }
}
