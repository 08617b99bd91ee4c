/// The translation between a frame and its packet.
public struct AudioFramePacketTranslation: Sendable, Equatable {
  /// The frame.
  public var mFrame: Int64 = 0
  /// The packet.
  public var mPacket: Int64 = 0
  /// The offset of the frame in its packet, in frames.
  public var mFrameOffsetInPacket: UInt32 = 0

  /// Creates an empty value.
  public init() {}

  /// Creates a value.
  public init(mFrame: Int64, mPacket: Int64, mFrameOffsetInPacket: UInt32) {
    self.mFrame = mFrame
    self.mPacket = mPacket
    self.mFrameOffsetInPacket = mFrameOffsetInPacket
  }
}
