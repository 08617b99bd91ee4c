/// A challenge by another player; never received here (Games.GK10).
open class GKChallenge: NSObject, NSSecureCoding, @unchecked Sendable {
  /// Creates an empty challenge.
  public override init() { super.init() }

  /// Calls the closure with `notSupported`, later on the main queue.
  open class func loadReceivedChallenges(
    completionHandler: (@Sendable ([GKChallenge]?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Throws `notSupported`.
  open class func loadReceivedChallenges() async throws -> [GKChallenge] {
    throw GameService.failure()
  }

  /// The challenging player: nil.
  open var issuingPlayer: GKPlayer? { nil }
  /// The challenged player: nil.
  open var receivingPlayer: GKPlayer? { nil }
  /// The state: `invalid`.
  open var state: GKChallengeState { .invalid }
  /// The date of issue: the distant past.
  open var issueDate: Date { .distantPast }
  /// The date of completion: nil.
  open var completionDate: Date? { nil }
  /// The message: nil.
  open var message: String? { nil }

  /// Does nothing: no challenge is ever received.
  open func decline() {}

  // MARK: Archives

  /// Creates an empty challenge.
  public required init?(coder: NSCoder) { super.init() }

  /// Encodes nothing.
  open func encode(with coder: NSCoder) {}

  /// Whether the class is decoded securely: true.
  open class var supportsSecureCoding: Bool { true }
}
