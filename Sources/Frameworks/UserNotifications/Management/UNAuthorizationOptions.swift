/// The kinds of notifications for which an app asks permission.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Numbers on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Banners and entries of the list.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Notifications in a car; there is none.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Sounds in spite of the ring switch; they are not supported.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// The app has settings of its own for notifications.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Quiet notifications, for which the user is not asked (Notifications.AU4).
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  /// Notifications that are read aloud; they are not supported.
  public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
  /// Notifications that interrupt a focus; they are not supported.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}
