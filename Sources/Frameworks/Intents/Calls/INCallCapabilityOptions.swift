/// The media of calls, as a set.
public struct INCallCapabilityOptions: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Voice only.
  public static let audioCall = Self(rawValue: 1 << 0)
  /// Voice and video.
  public static let videoCall = Self(rawValue: 1 << 1)
}
