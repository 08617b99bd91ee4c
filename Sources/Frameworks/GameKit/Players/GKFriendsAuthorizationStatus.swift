/// The permission to read the friends of the player.
public enum GKFriendsAuthorizationStatus: Int, Sendable {
  /// The player has not decided.
  case notDetermined = 0
  /// The player may not share the friends.
  case restricted = 1
  /// The player does not share the friends.
  case denied = 2
  /// The player shares the friends.
  case authorized = 3
}
