/// The behavior of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The action requires an unlocked phone; banners appear on an unlocked phone only.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// The title is red.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// The action brings the app to the front; it already is.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}
