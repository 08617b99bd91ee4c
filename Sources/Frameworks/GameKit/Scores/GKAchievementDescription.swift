/// Title, texts and points of an achievement; always empty, because there is no Game Center
/// (Games.GK2).
open class GKAchievementDescription: NSObject, NSSecureCoding, @unchecked Sendable {
  /// Creates an empty description.
  public override init() { super.init() }

  /// Calls the closure with `notSupported`.
  open class func loadAchievementDescriptions(
    completionHandler: (@Sendable ([GKAchievementDescription]?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Throws `notSupported`.
  open class func loadAchievementDescriptions() async throws -> [GKAchievementDescription] {
    throw GameService.failure()
  }

  /// The identifier: empty.
  open var identifier: String { "" }
  /// The group identifier: nil.
  open var groupIdentifier: String? { nil }
  /// The title: empty.
  open var title: String { "" }
  /// The text after completion: empty.
  open var achievedDescription: String { "" }
  /// The text before completion: empty.
  open var unachievedDescription: String { "" }
  /// The points: 0.
  open var maximumPoints: Int { 0 }
  /// Whether the achievement is hidden until completion: always false.
  open var isHidden: Bool { false }
  /// Whether the achievement can be earned again: always false.
  open var isReplayable: Bool { false }

  /// Calls the closure with `notSupported`.
  open func loadImage(
    completionHandler: (@Sendable (UIImage?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Throws `notSupported`.
  open func loadImage() async throws -> UIImage { throw GameService.failure() }

  // MARK: Archives

  /// Creates an empty description.
  public required init?(coder: NSCoder) { super.init() }

  /// Encodes nothing.
  open func encode(with coder: NSCoder) {}

  /// Whether the class is decoded securely: true.
  open class var supportsSecureCoding: Bool { true }
}
