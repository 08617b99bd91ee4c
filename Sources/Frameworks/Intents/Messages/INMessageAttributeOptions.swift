/// Properties of messages.
public struct INMessageAttributeOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Read.
  public static let read = Self(rawValue: 1 << 0)
  /// Unread.
  public static let unread = Self(rawValue: 1 << 1)
  /// Flagged.
  public static let flagged = Self(rawValue: 1 << 2)
  /// Unflagged.
  public static let unflagged = Self(rawValue: 1 << 3)
  /// Played.
  public static let played = Self(rawValue: 1 << 4)
}
