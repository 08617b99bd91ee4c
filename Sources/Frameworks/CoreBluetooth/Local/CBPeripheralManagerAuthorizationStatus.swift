/// The permission of the app to share data by Bluetooth; an older type.
@available(iOS, introduced: 7.0, deprecated: 13.0, message: "Use CBManagerAuthorization instead")
public enum CBPeripheralManagerAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// The user cannot give the permission.
  case restricted = 1
  /// The user has declined.
  case denied = 2
  /// The app may share data.
  case authorized = 3
}
