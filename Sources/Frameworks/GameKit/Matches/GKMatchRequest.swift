/// The properties by which matchmaking rules choose players.
public typealias GKMatchProperties = [String: Any]

/// The parameters of a search for players (Games.GK4…).
open class GKMatchRequest: NSObject, @unchecked Sendable {
  /// Creates a request for two players.
  public override init() { super.init() }

  // MARK: Players

  /// The minimum number of players, at least 2; 2 by default.
  open var minPlayers = 2
  /// The maximum number of players, ``minPlayers``…16; 2 by default.
  open var maxPlayers = 2
  /// The initial number of places; 0 stands for ``maxPlayers``.
  open var defaultNumberOfPlayers = 0
  /// The player group; 0 for all players.
  open var playerGroup = 0
  /// The mask of the player's roles; 0 becomes a mask of all.
  open var playerAttributes: UInt32 = .max {
    didSet { if playerAttributes == 0 { playerAttributes = .max } }
  }

  /// Returns the maximum number of players for a match type.
  ///
  /// - Source: the reference. Confidence: documented.
  open class func maxPlayersAllowedForMatch(of matchType: GKMatchType) -> Int { 16 }

  // MARK: Invitations

  /// The invited players, fewer than ``maxPlayers``.
  open var recipients: [GKPlayer]?
  /// The invitation's message; stored, because no invitation is sent.
  open var inviteMessage: String?
  /// The closure for responses to invitations; never called.
  open var recipientResponseHandler: (@Sendable (GKPlayer, GKInviteRecipientResponse) -> Void)?
  /// Whether invitations are excluded: a request with recipients is not valid then.
  @available(iOS, deprecated: 14.0, message: "Use matchmakingMode of the page instead.")
  open var restrictToAutomatch: Bool {
    get { takesNoInvitations }
    set { takesNoInvitations = newValue }
  }

  // MARK: Rules

  /// The matchmaking queue; stored.
  open var queueName: String?
  /// The player's matchmaking properties; stored.
  open var properties: GKMatchProperties?
  /// The recipients' matchmaking properties; stored.
  open var recipientProperties: [GKPlayer: GKMatchProperties]?

  // MARK: Internals

  private var takesNoInvitations = false

  /// Returns the error in the request for a match type; nil for a valid request (Games.GK4).
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
