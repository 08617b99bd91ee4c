/// A score in the form before iOS 14; reports always fail (Games.GK2).
@available(iOS, deprecated: 14.0, message: "Use GKLeaderboard instead.")
open class GKScore: NSObject, @unchecked Sendable {
  /// The leaderboard identifier.
  open var leaderboardIdentifier: String
  /// The score.
  open var value: Int64 = 0
  /// The app's own number.
  open var context: UInt64 = 0

  /// The player: that of this phone unless another one was given at creation.
  open var player: GKPlayer { owner ?? GKLocalPlayer.local }
  private let owner: GKPlayer?
  /// The date of creation.
  open var date: Date { creation }
  private let creation = Date()
  /// The formatted score: nil.
  open var formattedValue: String? { nil }
  /// The rank: 0.
  open var rank: Int { 0 }
  /// Whether the leaderboard becomes the default one; stored.
  open var shouldSetDefaultLeaderboard = false

  /// Creates a score of no leaderboard.
  public override init() {
    leaderboardIdentifier = ""
    owner = nil
    super.init()
  }

  /// Creates a score for a leaderboard.
  public init(leaderboardIdentifier identifier: String) {
    (leaderboardIdentifier, owner) = (identifier, nil)
    super.init()
  }

  /// Creates a player's score for a leaderboard.
  public init(leaderboardIdentifier identifier: String, player: GKPlayer) {
    (leaderboardIdentifier, owner) = (identifier, player)
    super.init()
  }

  /// Calls the closure with `notSupported`.
  open class func report(
    _ scores: [GKScore],
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?($0) } }

  /// Throws `notSupported`.
  open class func report(_ scores: [GKScore]) async throws { throw GameService.failure() }
}
