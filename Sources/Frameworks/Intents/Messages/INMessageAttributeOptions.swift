/// The attributes of messages, as a set.
public struct INMessageAttributeOptions: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Read messages.
  public static let read = Self(rawValue: 1 << 0)
  /// Messages that were not read.
  public static let unread = Self(rawValue: 1 << 1)
  /// Messages with a flag.
  public static let flagged = Self(rawValue: 1 << 2)
  /// Messages without a flag.
  public static let unflagged = Self(rawValue: 1 << 3)
  /// Messages whose audio was played.
  public static let played = Self(rawValue: 1 << 4)
}
