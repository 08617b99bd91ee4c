/// The description of something that can be achieved, which the service knows, not the phone
/// (Games.GK2).
open class GKAchievementDescription: NSObject, NSSecureCoding, @unchecked Sendable {
  /// Creates a description about which nothing is known.
  public override init() { super.init() }

  /// Loads the descriptions of the game, which fails.
  open class func loadAchievementDescriptions(
    completionHandler: (@Sendable ([GKAchievementDescription]?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Loads the descriptions of the game, which throws.
  open class func loadAchievementDescriptions() async throws -> [GKAchievementDescription] {
    throw GameService.failure()
  }

  /// The identifier; empty.
  open var identifier: String { "" }
  /// The identifier of a group of games; `nil`.
  open var groupIdentifier: String? { nil }
  /// The title; empty.
  open var title: String { "" }
  /// The text after it is achieved; empty.
  open var achievedDescription: String { "" }
  /// The text before it is achieved; empty.
  open var unachievedDescription: String { "" }
  /// The points; 0.
  open var maximumPoints: Int { 0 }
  /// Whether it is hidden before it is achieved; false.
  open var isHidden: Bool { false }
  /// Whether it can be achieved again; false.
  open var isReplayable: Bool { false }

  /// Loads the picture, which fails.
  open func loadImage(
    completionHandler: (@Sendable (UIImage?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Loads the picture, which throws.
  open func loadImage() async throws -> UIImage { throw GameService.failure() }

  // MARK: Archives

  /// Reads a description from an archive, which holds nothing.
  public required init?(coder: NSCoder) { super.init() }

  /// Writes nothing to an archive, as nothing is known.
  open func encode(with coder: NSCoder) {}

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }
}
