/// The treatment of a notification after an extension has handled an action.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  /// The notification stays.
  case doNotDismiss = 0
  /// The notification goes.
  case dismiss = 1
  /// The notification goes, and the app gets the action.
  case dismissAndForwardAction = 2
}
