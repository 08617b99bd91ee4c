/// The permission of an app to be launched in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// It does not, and the user cannot change that.
  case restricted = 0
  /// It does not, because the user has turned it off.
  case denied = 1
  /// It does.
  case available = 2
}
