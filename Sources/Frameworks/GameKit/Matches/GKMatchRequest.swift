/// The properties of a match by which rules of the service choose players.
public typealias GKMatchProperties = [String: Any]

/// The parameters of a match that an app wants (Games.GK4…).
open class GKMatchRequest: NSObject, @unchecked Sendable {
  /// Creates a request for two players.
  public override init() { super.init() }

  // MARK: Players

  /// The least number of players, from 2 on; 2 at first.
  open var minPlayers = 2
  /// The greatest number of players, from ``minPlayers`` to 16; 2 at first.
  open var maxPlayers = 2
  /// The number of places that the page shows at first; 0 stands for ``maxPlayers``.
  open var defaultNumberOfPlayers = 0
  /// The number of the group in which players meet; 0 for all.
  open var playerGroup = 0
  /// The roles of the player as a mask; 0 becomes a mask of all.
  open var playerAttributes: UInt32 = .max {
    didSet { if playerAttributes == 0 { playerAttributes = .max } }
  }

  /// Returns the greatest number of players of a kind of match.
  ///
  /// - Source: the reference. Confidence: documented.
  open class func maxPlayersAllowedForMatch(of matchType: GKMatchType) -> Int { 16 }

  // MARK: Invitations

  /// The players who are invited; fewer than ``maxPlayers``.
  open var recipients: [GKPlayer]?
  /// The text of the invitation; stored, as none is sent.
  open var inviteMessage: String?
  /// A closure for the answers to the invitations; never called, as none is sent.
  open var recipientResponseHandler: (@Sendable (GKPlayer, GKInviteRecipientResponse) -> Void)?
  /// Whether nobody can be invited: a request with recipients is bad then.
  @available(iOS, deprecated: 14.0, message: "Use matchmakingMode of the page instead.")
  open var restrictToAutomatch: Bool {
    get { takesNoInvitations }
    set { takesNoInvitations = newValue }
  }

  // MARK: Rules

  /// The name of the queue of the service; stored, as there are no queues.
  open var queueName: String?
  /// The properties of the player for the rules; stored, as there are no queues.
  open var properties: GKMatchProperties?
  /// The properties of the recipients for the rules; stored, as there are no queues.
  open var recipientProperties: [GKPlayer: GKMatchProperties]?

  // MARK: Internals

  private var takesNoInvitations = false

  /// Returns the mistake in the request for a kind of match (Games.GK4).
  func mistake(for type: GKMatchType) -> GKError? {
    let limit = Self.maxPlayersAllowedForMatch(of: type)
    guard minPlayers >= 2, maxPlayers >= minPlayers, maxPlayers <= limit,
      defaultNumberOfPlayers == 0 || (minPlayers...maxPlayers).contains(defaultNumberOfPlayers),
      (recipients ?? []).count < maxPlayers
    else { return GKError(.matchRequestInvalid) }
    if takesNoInvitations, recipients?.isEmpty == false { return GKError(.restrictedToAutomatch) }
    return nil
  }
}
