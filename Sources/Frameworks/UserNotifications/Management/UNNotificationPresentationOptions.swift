/// The options to present a notification that arrives while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The badge on the app's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// The notification's sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// A banner and an entry in the list.
  @available(*, deprecated, message: "use list and banner")
  public static let alert = oldAlert
  /// An entry in the list of delivered notifications.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// A banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)

  /// The set `alert`, for code of the framework.
  static let oldAlert = UNNotificationPresentationOptions(rawValue: 1 << 2)
}
