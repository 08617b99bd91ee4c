/// Kinds of calls.
public struct INCallCapabilityOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Audio call.
  public static let audioCall = Self(rawValue: 1 << 0)
  /// Video call.
  public static let videoCall = Self(rawValue: 1 << 1)
}
