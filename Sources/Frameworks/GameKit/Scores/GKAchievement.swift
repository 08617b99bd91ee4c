/// Something that a player has achieved, which nothing receives (Games.GK2).
open class GKAchievement: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The identifier.
  open var identifier: String
  /// The part that is achieved, in percent.
  open var percentComplete = 0.0
  /// Whether a banner is shown at the end; stored, as none is.
  open var showsCompletionBanner = false

  /// Creates an achievement without an identifier.
  public convenience override init() { self.init(identifier: "") }

  /// The player: the one at this phone unless the achievement was created for another.
  open var player: GKPlayer { owner ?? GKLocalPlayer.local }
  private let owner: GKPlayer?

  /// Creates an achievement.
  public init(identifier: String) {
    (self.identifier, owner) = (identifier, nil)
    super.init()
  }

  /// Creates an achievement of a player.
  public init(identifier: String, player: GKPlayer) {
    (self.identifier, owner) = (identifier, player)
    super.init()
  }

  /// Whether all is achieved.
  open var isCompleted: Bool { percentComplete >= 100 }
  /// The date on which it was sent; long ago, as it was not.
  open var lastReportedDate: Date { .distantPast }

  // MARK: Service

  /// Loads the achievements, which fails.
  open class func loadAchievements(
    completionHandler: (@Sendable ([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Loads the achievements, which throws.
  open class func loadAchievements() async throws -> [GKAchievement] { throw GameService.failure() }

  /// Sends achievements, which fails.
  open class func report(
    _ achievements: [GKAchievement],
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?($0) } }

  /// Sends achievements, which throws.
  open class func report(_ achievements: [GKAchievement]) async throws {
    throw GameService.failure()
  }

  /// Removes the achievements, which fails.
  open class func resetAchievements(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?($0) } }

  /// Removes the achievements, which throws.
  open class func resetAchievements() async throws { throw GameService.failure() }

  // MARK: Archives

  /// Reads an achievement from an archive.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.archivedString(forKey: "identifier") else { return nil }
    (self.identifier, owner) = (identifier, nil)
    percentComplete = coder.decodeDouble(forKey: "percentComplete")
    showsCompletionBanner = coder.decodeBool(forKey: "showsCompletionBanner")
    super.init()
  }

  /// Writes the achievement to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier._bridgeToObjectiveC(), forKey: "identifier")
    coder.encode(percentComplete, forKey: "percentComplete")
    coder.encode(showsCompletionBanner, forKey: "showsCompletionBanner")
  }

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }
}
