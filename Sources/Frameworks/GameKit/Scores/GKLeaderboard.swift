/// A ranking of scores; always empty, because there is no Game Center (Games.GK2).
open class GKLeaderboard: NSObject, @unchecked Sendable {
  /// The time scopes of scores.
  public enum TimeScope: Int, Sendable {
    /// One day.
    case today = 0
    /// One week.
    case week = 1
    /// Unlimited.
    case allTime = 2
  }

  /// The player scopes of scores.
  public enum PlayerScope: Int, Sendable {
    /// All players.
    case global = 0
    /// The player's friends.
    case friendsOnly = 1
  }

  /// The types of leaderboards.
  public enum LeaderboardType: Int, Sendable {
    /// Permanent.
    case classic = 0
    /// Restarted in intervals.
    case recurring = 1
  }

  /// A score on a leaderboard; none is ever loaded.
  open class Entry: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// The player: an empty one.
    open var player: GKPlayer { GKPlayer() }
    /// The rank: 0.
    open var rank: Int { 0 }
    /// The score: 0.
    open var score: Int { 0 }
    /// The formatted score: empty.
    open var formattedScore: String { "" }
    /// The app's own number: 0.
    open var context: Int { 0 }
    /// The date: the distant past.
    open var date: Date { .distantPast }
  }

  /// Creates an empty leaderboard.
  public override init() { super.init() }

  /// The identifier: empty.
  open var baseLeaderboardID: String { "" }
  /// The title: nil.
  open var title: String? { nil }
  /// The group identifier: nil.
  open var groupIdentifier: String? { nil }
  /// The type: `classic`.
  open var type: LeaderboardType { .classic }
  /// The start date: nil.
  open var startDate: Date? { nil }
  /// The next start date: nil.
  open var nextStartDate: Date? { nil }
  /// The duration: 0.
  open var duration: TimeInterval { 0 }

  // MARK: Lists

  /// Calls the closure with `notSupported`.
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?,
    completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
  ) { GameService.fail { completionHandler(nil, $0) } }

  /// Throws `notSupported`.
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    throw GameService.failure()
  }

  /// Calls the closure with `notSupported`.
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping @Sendable (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) { GameService.fail { completionHandler(nil, nil, 0, $0) } }

  /// Throws `notSupported`.
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) { throw GameService.failure() }

  /// Calls the closure with `notSupported`.
  open func loadEntries(
    for players: [GKPlayer], timeScope: TimeScope,
    completionHandler: @escaping @Sendable (Entry?, [Entry]?, (any Error)?) -> Void
  ) { GameService.fail { completionHandler(nil, nil, $0) } }

  /// Throws `notSupported`.
  open func loadEntries(
    for players: [GKPlayer], timeScope: TimeScope
  ) async throws -> (Entry?, [Entry]) { throw GameService.failure() }

  /// Calls the closure with `notSupported`.
  open func loadPreviousOccurrence(
    completionHandler: @escaping @Sendable (GKLeaderboard?, (any Error)?) -> Void
  ) { GameService.fail { completionHandler(nil, $0) } }

  /// Throws `notSupported`.
  open func loadPreviousOccurrence() async throws -> GKLeaderboard? { throw GameService.failure() }

  /// Calls the closure with `notSupported`.
  open func loadImage(
    completionHandler: (@Sendable (UIImage?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Throws `notSupported`.
  open func loadImage() async throws -> UIImage { throw GameService.failure() }

  // MARK: Scores

  /// Calls the closure with `notSupported`.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { GameService.fail { completionHandler($0) } }

  /// Throws `notSupported`.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws { throw GameService.failure() }

  /// Calls the closure with `notSupported`.
  open func submitScore(
    _ score: Int, context: Int, player: GKPlayer,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { GameService.fail { completionHandler($0) } }

  /// Throws `notSupported`.
  open func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws {
    throw GameService.failure()
  }
}
