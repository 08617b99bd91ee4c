/// A list of scores of the service for games, which the phone does not have (Games.GK2).
open class GKLeaderboard: NSObject, @unchecked Sendable {
  /// The time of the scores of a list.
  public enum TimeScope: Int, Sendable {
    /// The scores of a day.
    case today = 0
    /// The scores of a week.
    case week = 1
    /// All scores.
    case allTime = 2
  }

  /// The players of a list.
  public enum PlayerScope: Int, Sendable {
    /// All players.
    case global = 0
    /// The friends of the player.
    case friendsOnly = 1
  }

  /// The kind of a list by its end.
  public enum LeaderboardType: Int, Sendable {
    /// A list without an end.
    case classic = 0
    /// A list that begins anew after a time.
    case recurring = 1
  }

  /// A score of a player.
  open class Entry: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The player.
    open var player: GKPlayer { GKPlayer() }
    /// The place in the list.
    open var rank: Int { 0 }
    /// The score.
    open var score: Int { 0 }
    /// The score as a text.
    open var formattedScore: String { "" }
    /// The number of the app.
    open var context: Int { 0 }
    /// The date of the score.
    open var date: Date { .distantPast }
  }

  /// Creates a list about which nothing is known.
  public override init() { super.init() }

  /// The identifier of the list; empty.
  open var baseLeaderboardID: String { "" }
  /// The title of the list; `nil`.
  open var title: String? { nil }
  /// The group of the list; `nil`.
  open var groupIdentifier: String? { nil }
  /// The kind of the list: without an end.
  open var type: LeaderboardType { .classic }
  /// The date at which the list began; `nil`.
  open var startDate: Date? { nil }
  /// The date at which the list begins anew; `nil`.
  open var nextStartDate: Date? { nil }
  /// The time for which the list lasts; 0.
  open var duration: TimeInterval { 0 }

  // MARK: Lists

  /// Loads lists, which fails.
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?,
    completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
  ) { GameService.fail { completionHandler(nil, $0) } }

  /// Loads lists, which throws.
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    throw GameService.failure()
  }

  /// Loads scores of the list, which fails.
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping @Sendable (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) { GameService.fail { completionHandler(nil, nil, 0, $0) } }

  /// Loads scores of the list, which throws.
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) { throw GameService.failure() }

  /// Loads the scores of players, which fails.
  open func loadEntries(
    for players: [GKPlayer], timeScope: TimeScope,
    completionHandler: @escaping @Sendable (Entry?, [Entry]?, (any Error)?) -> Void
  ) { GameService.fail { completionHandler(nil, nil, $0) } }

  /// Loads the scores of players, which throws.
  open func loadEntries(
    for players: [GKPlayer], timeScope: TimeScope
  ) async throws -> (Entry?, [Entry]) { throw GameService.failure() }

  /// Loads the list of the time before, which fails.
  open func loadPreviousOccurrence(
    completionHandler: @escaping @Sendable (GKLeaderboard?, (any Error)?) -> Void
  ) { GameService.fail { completionHandler(nil, $0) } }

  /// Loads the list of the time before, which throws.
  open func loadPreviousOccurrence() async throws -> GKLeaderboard? { throw GameService.failure() }

  /// Loads the picture of the list, which fails.
  open func loadImage(
    completionHandler: (@Sendable (UIImage?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Loads the picture of the list, which throws.
  open func loadImage() async throws -> UIImage { throw GameService.failure() }

  // MARK: Scores

  /// Sends a score, which fails.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { GameService.fail { completionHandler($0) } }

  /// Sends a score, which throws.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws { throw GameService.failure() }

  /// Sends a score, which fails.
  open func submitScore(
    _ score: Int, context: Int, player: GKPlayer,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { GameService.fail { completionHandler($0) } }

  /// Sends a score, which throws.
  open func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws {
    throw GameService.failure()
  }
}
