/// The flags of a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The bits, as in C.
  public let rawValue: UInt32
  /// Creates flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The time is valid; without this flag all others are ignored.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// The value has been rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// The time is positive infinity.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// The time is negative infinity.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// The time is indefinite.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// The flags of a nonnumeric time.
  public static let impliedValueFlagsMask: CMTimeFlags = [
    .positiveInfinity, .negativeInfinity, .indefinite,
  ]
}
