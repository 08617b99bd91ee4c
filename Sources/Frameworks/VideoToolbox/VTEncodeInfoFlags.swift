/// The outcome of coding a picture.
public struct VTEncodeInfoFlags: OptionSet, Sendable {
  /// The bits of the flags.
  public let rawValue: UInt32
  /// Creates flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It is being coded.
  public static let asynchronous = VTEncodeInfoFlags(rawValue: 1 << 0)
  /// It was left out.
  public static let frameDropped = VTEncodeInfoFlags(rawValue: 1 << 1)
}
