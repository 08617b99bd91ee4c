/// The permission of the app to share data by Bluetooth; an older type.
@available(iOS, introduced: 7.0, deprecated: 13.0, message: "Use CBManagerAuthorization instead")
public enum CBPeripheralManagerAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The user cannot grant the permission.
  case restricted = 1
  /// The user has denied the permission.
  case denied = 2
  /// The app may share data.
  case authorized = 3
}
