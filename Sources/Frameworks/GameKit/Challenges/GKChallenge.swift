/// A challenge by another player, of which there are none here (Games.GK10).
open class GKChallenge: NSObject, NSSecureCoding, @unchecked Sendable {
  /// Creates a challenge about which nothing is known.
  public override init() { super.init() }

  /// Loads the challenges of the player, which fails with `notSupported`, later on the main queue.
  open class func loadReceivedChallenges(
    completionHandler: (@Sendable ([GKChallenge]?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Loads the challenges of the player, which throws `notSupported`.
  open class func loadReceivedChallenges() async throws -> [GKChallenge] {
    throw GameService.failure()
  }

  /// The player who has sent it; `nil`.
  open var issuingPlayer: GKPlayer? { nil }
  /// The player who has received it; `nil`.
  open var receivingPlayer: GKPlayer? { nil }
  /// The state; invalid.
  open var state: GKChallengeState { .invalid }
  /// The date at which it was sent; long ago.
  open var issueDate: Date { .distantPast }
  /// The date at which it was met; `nil`.
  open var completionDate: Date? { nil }
  /// The text; `nil`.
  open var message: String? { nil }

  /// Refuses the challenge; does nothing, as nobody has sent it.
  open func decline() {}

  // MARK: Archives

  /// Reads a challenge from an archive, which holds nothing.
  public required init?(coder: NSCoder) { super.init() }

  /// Writes nothing to an archive, as nothing is known.
  open func encode(with coder: NSCoder) {}

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }
}
