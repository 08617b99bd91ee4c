/// The status of the app's permission to use events or reminders.
public enum EKAuthorizationStatus: Int, Sendable {
  /// The user has not been asked yet.
  case notDetermined = 0
  /// The user cannot give permission.
  case restricted = 1
  /// The user has denied the permission.
  case denied = 2
  /// The user has given permission.
  case fullAccess = 3
  /// The user has given permission to add events; no app gets it on this phone (Calendars.AU3).
  case writeOnly = 4

  /// The user has given permission; the name before iOS 17.
  public static var authorized: Self { .fullAccess }
}
