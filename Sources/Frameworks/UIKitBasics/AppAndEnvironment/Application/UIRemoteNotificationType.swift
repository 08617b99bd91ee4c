/// The types of remote notifications, before iOS 8.
@available(*, deprecated, message: "use UNAuthorizationOptions")
public struct UIRemoteNotificationType: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The badge of the icon.
  public static let badge = UIRemoteNotificationType(rawValue: 1 << 0)
  /// A sound.
  public static let sound = UIRemoteNotificationType(rawValue: 1 << 1)
  /// An alert.
  public static let alert = UIRemoteNotificationType(rawValue: 1 << 2)
  /// New content of a newsstand app.
  public static let newsstandContentAvailability = UIRemoteNotificationType(rawValue: 1 << 3)
}
