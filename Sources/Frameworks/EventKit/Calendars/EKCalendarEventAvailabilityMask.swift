/// The availabilities that events of a calendar can have.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Busy.
  public static let busy = Self(rawValue: 1)
  /// Free.
  public static let free = Self(rawValue: 2)
  /// Tentatively busy.
  public static let tentative = Self(rawValue: 4)
  /// Unavailable.
  public static let unavailable = Self(rawValue: 8)
}
