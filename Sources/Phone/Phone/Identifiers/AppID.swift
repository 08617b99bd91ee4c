/// An identifier of an app connected with a phone; the host chooses the number.
public struct AppID: Sendable, Hashable, Comparable {
  /// The number chosen by the host, never reused.
  public var number: UInt64

  /// Creates an identifier.
  public init(_ number: UInt64) { self.number = number }

  /// Returns whether the first app connected before the second.
  public static func < (left: AppID, right: AppID) -> Bool { left.number < right.number }
}
