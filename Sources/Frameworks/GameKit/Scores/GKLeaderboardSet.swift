/// A group of leaderboards; always empty, because there is no Game Center (Games.GK2).
open class GKLeaderboardSet: NSObject, NSSecureCoding, @unchecked Sendable {
  /// Creates an empty set.
  public override init() { super.init() }

  /// The title: empty.
  open var title: String { "" }
  /// The group identifier: nil.
  open var groupIdentifier: String? { nil }
  /// The identifier.
  open var identifier: String?

  // MARK: Service

  /// Calls the closure with `notSupported`.
  open class func loadLeaderboardSets(
    completionHandler: (@Sendable ([GKLeaderboardSet]?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Throws `notSupported`.
  open class func loadLeaderboardSets() async throws -> [GKLeaderboardSet] {
    throw GameService.failure()
  }

  /// Calls the closure with `notSupported`.
  open func loadLeaderboards(
    handler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
  ) { GameService.fail { handler(nil, $0) } }

  /// Throws `notSupported`.
  open func loadLeaderboards() async throws -> [GKLeaderboard] { throw GameService.failure() }

  /// Calls the closure with `notSupported`.
  open func loadImage(
    completionHandler: (@Sendable (UIImage?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Throws `notSupported`.
  open func loadImage() async throws -> UIImage { throw GameService.failure() }

  // MARK: Archives

  /// Decodes the identifier.
  public required init?(coder: NSCoder) {
    identifier = coder.decodeObject(of: NSString.self, forKey: "identifier")?._bridgeToSwift()
    super.init()
  }

  /// Encodes the identifier.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier?._bridgeToObjectiveC(), forKey: "identifier")
  }

  /// Whether the class is decoded securely: true.
  open class var supportsSecureCoding: Bool { true }
}
