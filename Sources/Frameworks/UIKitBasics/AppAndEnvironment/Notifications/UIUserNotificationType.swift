/// The ways in which notifications alert the user, before iOS 10.
@available(*, deprecated, message: "use UNAuthorizationOptions of UserNotifications")
public struct UIUserNotificationType: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The badge of the icon.
  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  /// A sound.
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  /// An alert.
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}
