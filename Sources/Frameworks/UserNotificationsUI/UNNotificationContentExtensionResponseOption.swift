/// The treatment of a notification after an extension has handled an action.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  /// The notification stays.
  case doNotDismiss = 0
  /// The notification goes.
  case dismiss = 1
  /// Dismisses the notification, and forwards the action to the app.
  case dismissAndForwardAction = 2
}
