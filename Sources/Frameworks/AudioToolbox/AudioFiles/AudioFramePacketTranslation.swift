/// The packet that has a frame, or the first frame of a packet.
public struct AudioFramePacketTranslation: Sendable, Equatable {
  /// The frame.
  public var mFrame: Int64 = 0
  /// The packet.
  public var mPacket: Int64 = 0
  /// The number of frames in the packet before the frame.
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
