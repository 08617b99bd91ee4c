/// A group of lists of scores of the service for games, which the phone does not have (Games.GK2).
open class GKLeaderboardSet: NSObject, NSSecureCoding, @unchecked Sendable {
  /// Creates a group about which nothing is known.
  public override init() { super.init() }

  /// The title of the group; empty.
  open var title: String { "" }
  /// The identifier of a group of games; `nil`.
  open var groupIdentifier: String? { nil }
  /// The identifier of the group.
  open var identifier: String?

  // MARK: Service

  /// Loads the groups, which fails.
  open class func loadLeaderboardSets(
    completionHandler: (@Sendable ([GKLeaderboardSet]?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Loads the groups, which throws.
  open class func loadLeaderboardSets() async throws -> [GKLeaderboardSet] {
    throw GameService.failure()
  }

  /// Loads the lists of the group, which fails.
  open func loadLeaderboards(
    handler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
  ) { GameService.fail { handler(nil, $0) } }

  /// Loads the lists of the group, which throws.
  open func loadLeaderboards() async throws -> [GKLeaderboard] { throw GameService.failure() }

  /// Loads the picture of the group, which fails.
  open func loadImage(
    completionHandler: (@Sendable (UIImage?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Loads the picture of the group, which throws.
  open func loadImage() async throws -> UIImage { throw GameService.failure() }

  // MARK: Archives

  /// Reads a group from an archive.
  public required init?(coder: NSCoder) {
    identifier = coder.decodeObject(of: NSString.self, forKey: "identifier")?._bridgeToSwift()
    super.init()
  }

  /// Writes the group to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier?._bridgeToObjectiveC(), forKey: "identifier")
  }

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }
}
