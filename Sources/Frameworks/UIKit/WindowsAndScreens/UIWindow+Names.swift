extension UIWindow {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The larger, the further in front.
    public let rawValue: CGFloat
    /// Makes a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// What an app shows.
    public static let normal = Level(0)
    /// In front of the status bar.
    public static let statusBar = Level(1000)
    /// In front of all that an app shows.
    public static let alert = Level(2000)

    /// Whether a window of the one level is behind one of the other.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    /// A level so much further in front.
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
    /// A level so much further back.
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
  }

  /// A window is seen.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// A window is not seen any more.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// A window is the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// A window is the key window no more.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}
