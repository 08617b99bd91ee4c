/// A player of the service for games, which knows none here, or a guest (Games.GK1, Games.GK7).
open class GKPlayer: GKBasePlayer, @unchecked Sendable {
  /// The size of a picture.
  public enum PhotoSize: Int, Sendable {
    /// A small picture.
    case small = 0
    /// A picture of the usual size.
    case normal = 1
  }

  private let guest: String?

  /// Creates a player about whom nothing is known.
  public override init() {
    guest = nil
    super.init()
  }

  private init(guest: String?) {
    self.guest = guest
    super.init()
  }

  /// Creates a guest who plays beside the player at this phone.
  ///
  /// - Parameter guestIdentifier: An identifier of the app's choice.
  open class func anonymousGuestPlayer(withIdentifier guestIdentifier: String) -> GKPlayer {
    GKPlayer(guest: guestIdentifier)
  }

  /// Loads players by their identifiers, which fails.
  open class func loadPlayers(
    forIdentifiers identifiers: [String],
    withCompletionHandler completionHandler:
      (@Sendable ([GKPlayer]?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Loads players by their identifiers, which throws.
  open class func loadPlayers(forIdentifiers identifiers: [String]) async throws -> [GKPlayer] {
    throw GameService.failure()
  }

  /// The name that the player has chosen; empty.
  open var alias: String { "" }
  /// The name for the user; empty.
  open var displayName: String { "" }
  /// The identifier of the player in this game; empty.
  open var gamePlayerID: String { "" }
  /// The identifier of the player in the games of the developer; empty.
  open var teamPlayerID: String { "" }
  /// The identifier of a guest; `nil` for others.
  open var guestIdentifier: String? { guest }
  /// Whether the player can be invited; false.
  open var isInvitable: Bool { false }

  /// Returns whether the identifiers stay the same: no.
  open func scopedIDsArePersistent() -> Bool { false }

  /// Loads the picture of the player, which fails.
  open func loadPhoto(
    for size: PhotoSize,
    withCompletionHandler completionHandler:
      (@Sendable (UIImage?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Loads the picture of the player, which throws.
  open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GameService.failure() }
}
