/// A score that an app sends, as before iOS 14; nothing receives it (Games.GK2).
@available(iOS, deprecated: 14.0, message: "Use GKLeaderboard instead.")
open class GKScore: NSObject, @unchecked Sendable {
  /// The identifier of the list.
  open var leaderboardIdentifier: String
  /// The score.
  open var value: Int64 = 0
  /// The number of the app.
  open var context: UInt64 = 0

  /// The player: the one at this phone unless the score was created for another.
  open var player: GKPlayer { owner ?? GKLocalPlayer.local }
  private let owner: GKPlayer?
  /// The date of the score: that of its creation.
  open var date: Date { creation }
  private let creation = Date()
  /// The score as the list writes it; `nil`, as there is no list.
  open var formattedValue: String? { nil }
  /// The place in the list; 0, as there is no list.
  open var rank: Int { 0 }
  /// Whether the list becomes the usual one; stored, as there is none.
  open var shouldSetDefaultLeaderboard = false

  /// Creates a score of no leaderboard.
  public override init() {
    leaderboardIdentifier = ""
    owner = nil
    super.init()
  }

  /// Creates a score for a list.
  public init(leaderboardIdentifier identifier: String) {
    (leaderboardIdentifier, owner) = (identifier, nil)
    super.init()
  }

  /// Creates a score of a player for a list.
  public init(leaderboardIdentifier identifier: String, player: GKPlayer) {
    (leaderboardIdentifier, owner) = (identifier, player)
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
