/// The status of the app's permission to use the contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined = 0
  /// The user cannot give the permission.
  case restricted = 1
  /// The user has denied the permission.
  case denied = 2
  /// The user has given the permission.
  case authorized = 3
  /// The user has given the permission for some contacts.
  case limited = 4
}
