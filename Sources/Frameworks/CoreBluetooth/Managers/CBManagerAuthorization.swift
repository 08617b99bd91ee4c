/// The permission of the app to use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// The user cannot give the permission.
  case restricted = 1
  /// The user has declined.
  case denied = 2
  /// The app may use Bluetooth at all times.
  case allowedAlways = 3
}
