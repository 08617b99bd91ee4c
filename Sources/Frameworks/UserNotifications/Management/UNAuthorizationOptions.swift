/// The options for which an app requests authorization.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Badges on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Banners, and entries in the list.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Notifications in CarPlay; the phone has none.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Critical sounds in spite of the ring switch; not supported.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// The app offers its own notification settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Provisional notifications, for which the user is not asked (Notifications.AU4).
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  /// Announcements by voice; not supported.
  public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
  /// Notifications that interrupt a focus; not supported.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}
