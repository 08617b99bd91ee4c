/// The translation between a byte and its packet.
public struct AudioBytePacketTranslation: Sendable, Equatable {
  /// The offset of the byte from the first packet.
  public var mByte: Int64 = 0
  /// The packet.
  public var mPacket: Int64 = 0
  /// The offset of the byte in its packet.
  public var mByteOffsetInPacket: UInt32 = 0
  /// Whether the result is an estimate.
  public var mFlags: AudioBytePacketTranslationFlags = []

  /// Creates an empty value.
  public init() {}

  /// Creates a value.
  public init(
    mByte: Int64, mPacket: Int64, mByteOffsetInPacket: UInt32,
    mFlags: AudioBytePacketTranslationFlags
  ) {
    self.mByte = mByte
    self.mPacket = mPacket
    self.mByteOffsetInPacket = mByteOffsetInPacket
    self.mFlags = mFlags
  }
}
