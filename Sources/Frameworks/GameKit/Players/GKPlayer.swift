/// A player of the service for games, which knows none here (Games.GK1).
open class GKPlayer: GKBasePlayer, @unchecked Sendable {
  /// The size of a picture.
  public enum PhotoSize: Int, Sendable {
    /// A small picture.
    case small = 0
    /// A picture of the usual size.
    case normal = 1
  }

  /// Creates a player about whom nothing is known.
  public override init() { super.init() }

  /// The name that the player has chosen; empty.
  open var alias: String { "" }
  /// The name for the user; empty.
  open var displayName: String { "" }
  /// The identifier of the player in this game; empty.
  open var gamePlayerID: String { "" }
  /// The identifier of the player in the games of the developer; empty.
  open var teamPlayerID: String { "" }
  /// The identifier of a guest; `nil`.
  open var guestIdentifier: String? { nil }
  /// A Boolean value that indicates whether the player can be invited; false.
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
