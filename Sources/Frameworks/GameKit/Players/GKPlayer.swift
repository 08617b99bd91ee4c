/// A player of Game Center, always empty here, or a guest (Games.GK1, Games.GK7).
open class GKPlayer: GKBasePlayer, @unchecked Sendable {
  /// The sizes of a photo.
  public enum PhotoSize: Int, Sendable {
    /// Small.
    case small = 0
    /// Normal.
    case normal = 1
  }

  private let guest: String?

  /// Creates an empty player.
  public override init() {
    guest = nil
    super.init()
  }

  private init(guest: String?) {
    self.guest = guest
    super.init()
  }

  /// Creates a guest who plays on this phone.
  ///
  /// - Parameter guestIdentifier: An identifier of the app's choice.
  open class func anonymousGuestPlayer(withIdentifier guestIdentifier: String) -> GKPlayer {
    GKPlayer(guest: guestIdentifier)
  }

  /// Calls the closure with `notSupported`.
  open class func loadPlayers(
    forIdentifiers identifiers: [String],
    withCompletionHandler completionHandler:
      (@Sendable ([GKPlayer]?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Throws `notSupported`.
  open class func loadPlayers(forIdentifiers identifiers: [String]) async throws -> [GKPlayer] {
    throw GameService.failure()
  }

  /// The alias: empty.
  open var alias: String { "" }
  /// The display name: empty.
  open var displayName: String { "" }
  /// The identifier within this game: empty.
  open var gamePlayerID: String { "" }
  /// The identifier within the developer's games: empty.
  open var teamPlayerID: String { "" }
  /// The identifier of a guest; nil for others.
  open var guestIdentifier: String? { guest }
  /// Whether the player can be invited: always false.
  open var isInvitable: Bool { false }

  /// Returns false: there are no identifiers.
  open func scopedIDsArePersistent() -> Bool { false }

  /// Calls the closure with `notSupported`.
  open func loadPhoto(
    for size: PhotoSize,
    withCompletionHandler completionHandler:
      (@Sendable (UIImage?, (any Error)?) -> Void)? = nil
  ) { GameService.fail { completionHandler?(nil, $0) } }

  /// Throws `notSupported`.
  open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GameService.failure() }
}
