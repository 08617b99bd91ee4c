/// The permission of the app to use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The user cannot grant the permission.
  case restricted = 1
  /// The user has denied the permission.
  case denied = 2
  /// The app may use Bluetooth.
  case allowedAlways = 3
}
