/// The place and size of a packet in a buffer whose packets differ.
public struct AudioStreamPacketDescription: Sendable, Equatable {
  /// The packet's place in the buffer, in bytes.
  public var mStartOffset: Int64 = 0
  /// The number of frames of the packet; 0 if all packets have the same number.
  public var mVariableFramesInPacket: UInt32 = 0
  /// The number of bytes of the packet.
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
