/// The authorization to show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked yet.
  case notDetermined = 0
  /// The user does not permit notifications.
  case denied = 1
  /// The user permits notifications.
  case authorized = 2
  /// Provisional notifications are permitted without asking the user.
  case provisional = 3
  /// Notifications are permitted for some time, as to an app clip; never the case here.
  case ephemeral = 4
}
