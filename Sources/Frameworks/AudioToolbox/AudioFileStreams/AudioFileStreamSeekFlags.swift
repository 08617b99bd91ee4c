/// The exactness of the offset of a packet.
public struct AudioFileStreamSeekFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates flags of a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The offset is an estimate.
  public static let offsetIsEstimated = AudioFileStreamSeekFlags(rawValue: 1)
}
