/// The offset and the size of a packet, in a buffer whose packets differ.
public struct AudioStreamPacketDescription: Sendable, Equatable {
  /// The offset of the packet in the buffer, in bytes.
  public var mStartOffset: Int64 = 0
  /// The number of frames in the packet; 0 if it is the same for all packets.
  public var mVariableFramesInPacket: UInt32 = 0
  /// The size of the packet in bytes.
  public var mDataByteSize: UInt32 = 0

  /// Creates a description of an empty packet.
  public init() {}

  /// Creates a description.
  public init(mStartOffset: Int64, mVariableFramesInPacket: UInt32, mDataByteSize: UInt32) {
    self.mStartOffset = mStartOffset
    self.mVariableFramesInPacket = mVariableFramesInPacket
    self.mDataByteSize = mDataByteSize
  }
}
