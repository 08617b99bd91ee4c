/// The permission to show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked yet.
  case notDetermined = 0
  /// The user does not permit notifications.
  case denied = 1
  /// The user permits notifications.
  case authorized = 2
  /// Quiet notifications are permitted without a question.
  case provisional = 3
  /// Notifications are permitted for some time, as to an app clip; never the case here.
  case ephemeral = 4
}
