/// The authorization to read the player's friends.
public enum GKFriendsAuthorizationStatus: Int, Sendable {
  /// Not determined.
  case notDetermined = 0
  /// Restricted.
  case restricted = 1
  /// Denied.
  case denied = 2
  /// Authorized.
  case authorized = 3
}
