/// The outcome of encoding a frame.
public struct VTEncodeInfoFlags: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt32
  /// Creates flags from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Encoding goes on.
  public static let asynchronous = VTEncodeInfoFlags(rawValue: 1 << 0)
  /// The frame was dropped.
  public static let frameDropped = VTEncodeInfoFlags(rawValue: 1 << 1)
}
