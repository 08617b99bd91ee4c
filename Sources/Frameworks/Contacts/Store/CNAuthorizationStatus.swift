/// The status of the app's permission to use the contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked yet.
  case notDetermined = 0
  /// The user cannot give permission.
  case restricted = 1
  /// The user has denied the permission.
  case denied = 2
  /// The user has given permission.
  case authorized = 3
  /// The user has given permission for some contacts.
  case limited = 4
}
