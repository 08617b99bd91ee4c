/// Tells the apps that are connected with a phone apart; the shell chooses the number.
public struct AppID: Sendable, Hashable, Comparable {
  /// The shell's number, never used twice.
  public var number: UInt64

  /// Names an app.
  public init(_ number: UInt64) { self.number = number }

  /// Whether one app connected before another.
  public static func < (left: AppID, right: AppID) -> Bool { left.number < right.number }
}
