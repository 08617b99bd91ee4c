/// The importance of a notification, which decides whether it interrupts the user.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It is only put into the list, without a banner and without a sound.
  case passive = 0
  /// It is presented.
  case active = 1
  /// It is presented, as an active one: the phone has no focus that it could interrupt.
  case timeSensitive = 2
  /// It is presented, as an active one: sounds follow the ring switch.
  case critical = 3
}
