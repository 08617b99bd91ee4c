/// The state of a setting of notifications.
public enum UNNotificationSetting: Int, Sendable {
  /// The app does not have the setting.
  case notSupported = 0
  /// The setting is off.
  case disabled = 1
  /// The setting is on.
  case enabled = 2
}
