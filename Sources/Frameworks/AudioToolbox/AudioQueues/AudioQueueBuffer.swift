/// A buffer of an audio queue.
///
/// The queue that allocated it owns it and its memory.
public struct AudioQueueBuffer {
  /// The size of the buffer in bytes.
  public let mAudioDataBytesCapacity: UInt32
  /// The audio data.
  public let mAudioData: UnsafeMutableRawPointer
  /// The number of valid bytes.
  public var mAudioDataByteSize: UInt32
  /// The app's own value.
  public var mUserData: UnsafeMutableRawPointer?
  /// The maximum number of packet descriptions.
  public let mPacketDescriptionCapacity: UInt32
  /// The packet descriptions.
  public let mPacketDescriptions: UnsafeMutablePointer<AudioStreamPacketDescription>?
  /// The number of valid packet descriptions.
  public var mPacketDescriptionCount: UInt32

  /// Creates a buffer with memory that its creator owns; queues accept only their own buffers.
  public init(
    mAudioDataBytesCapacity: UInt32, mAudioData: UnsafeMutableRawPointer,
    mAudioDataByteSize: UInt32, mUserData: UnsafeMutableRawPointer?,
    mPacketDescriptionCapacity: UInt32,
    mPacketDescriptions: UnsafeMutablePointer<AudioStreamPacketDescription>?,
    mPacketDescriptionCount: UInt32
  ) {
    self.mAudioDataBytesCapacity = mAudioDataBytesCapacity
    self.mAudioData = mAudioData
    self.mAudioDataByteSize = mAudioDataByteSize
    self.mUserData = mUserData
    self.mPacketDescriptionCapacity = mPacketDescriptionCapacity
    self.mPacketDescriptions = mPacketDescriptions
    self.mPacketDescriptionCount = mPacketDescriptionCount
  }
}
