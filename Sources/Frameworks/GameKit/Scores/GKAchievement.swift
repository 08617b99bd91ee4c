/// The player's progress towards an achievement; reports always fail (Games.GK2).
open class GKAchievement: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The identifier.
  open var identifier: String
  /// The progress in percent.
  open var percentComplete = 0.0
  /// Whether a banner is shown on completion; stored.
  open var showsCompletionBanner = false

  /// Creates an achievement without an identifier.
  public convenience override init() { self.init(identifier: "") }

  /// The player: that of this phone unless another one was given at creation.
  open var player: GKPlayer { owner ?? GKLocalPlayer.local }
  private let owner: GKPlayer?

  /// Creates an achievement.
  public init(identifier: String) {
    (self.identifier, owner) = (identifier, nil)
    super.init()
  }

  /// Creates an achievement for a player.
  public init(identifier: String, player: GKPlayer) {
    (self.identifier, owner) = (identifier, player)
    super.init()
  }

  /// Whether the progress is complete.
  open var isCompleted: Bool { percentComplete >= 100 }
  /// The date of the last report: the distant past.
  open var lastReportedDate: Date { .distantPast }

  // MARK: Service

  /// Calls the closure with `notSupported`.
  open class func loadAchievements(
    completionHandler: (@Sendable ([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Throws `notSupported`.
  open class func loadAchievements() async throws -> [GKAchievement] { throw GameService.failure() }

  /// Calls the closure with `notSupported`.
  open class func report(
    _ achievements: [GKAchievement],
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?($0) } }

  /// Throws `notSupported`.
  open class func report(_ achievements: [GKAchievement]) async throws {
    throw GameService.failure()
  }

  /// Calls the closure with `notSupported`.
  open class func resetAchievements(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?($0) } }

  /// Throws `notSupported`.
  open class func resetAchievements() async throws { throw GameService.failure() }

  // MARK: Archives

  /// Decodes the achievement.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.archivedString(forKey: "identifier") else { return nil }
    (self.identifier, owner) = (identifier, nil)
    percentComplete = coder.decodeDouble(forKey: "percentComplete")
    showsCompletionBanner = coder.decodeBool(forKey: "showsCompletionBanner")
    super.init()
  }

  /// Encodes the achievement.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier._bridgeToObjectiveC(), forKey: "identifier")
    coder.encode(percentComplete, forKey: "percentComplete")
    coder.encode(showsCompletionBanner, forKey: "showsCompletionBanner")
  }

  /// Whether the class is decoded securely: true.
  open class var supportsSecureCoding: Bool { true }
}
