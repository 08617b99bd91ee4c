/// The permission of an app to be launched in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Denied by a restriction that the user cannot change.
  case restricted = 0
  /// Denied, because the user has turned it off.
  case denied = 1
  /// Granted.
  case available = 2
}
