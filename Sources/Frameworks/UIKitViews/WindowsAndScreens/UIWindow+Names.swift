extension UIWindow {
  /// The level of a window, which determines its order.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The raw value; windows with greater values are further in front.
    public let rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an app's windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)

    /// Returns whether a level is behind another.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    /// Returns a level further in front.
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
    /// Returns a level further back.
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
  }

  /// The notification of a window that is shown.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// The notification of a window that is not shown any more.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// The notification of a new key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// The notification of a window that was the key window.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}
