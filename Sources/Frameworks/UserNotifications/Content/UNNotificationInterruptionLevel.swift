/// The interruption levels of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// The notification is only added to the list, without a banner and without a sound.
  case passive = 0
  /// The notification is presented.
  case active = 1
  /// The notification is presented like an active one, since the phone has no focus modes.
  case timeSensitive = 2
  /// The notification is presented like an active one; sounds follow the ring switch.
  case critical = 3
}
