/// The exactness of the translation between bytes and packets.
public struct AudioBytePacketTranslationFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates flags of a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The result is an estimate; never set here.
  public static let bytePacketTranslationFlag_IsEstimate = AudioBytePacketTranslationFlags(
    rawValue: 1)
}
