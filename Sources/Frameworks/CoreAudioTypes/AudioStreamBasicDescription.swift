/// A description of the samples of a stream of sound.
public struct AudioStreamBasicDescription: Sendable, Equatable {
  /// Frames per second.
  public var mSampleRate: Float64 = 0
  /// The format: `kAudioFormatLinearPCM` and others.
  public var mFormatID: AudioFormatID = 0
  /// The flags of the format.
  public var mFormatFlags: AudioFormatFlags = 0
  /// The size of a packet in bytes; 0 if it varies.
  public var mBytesPerPacket: UInt32 = 0
  /// The number of frames per packet; 0 if it varies.
  public var mFramesPerPacket: UInt32 = 0
  /// The size of a frame in one buffer, in bytes; 0 for compressed formats.
  public var mBytesPerFrame: UInt32 = 0
  /// The number of channels.
  public var mChannelsPerFrame: UInt32 = 0
  /// The bits per sample; 0 for compressed formats.
  public var mBitsPerChannel: UInt32 = 0
  /// Zero.
  public var mReserved: UInt32 = 0

  /// Creates a description without contents.
  public init() {}

  /// Creates a description.
  public init(
    mSampleRate: Float64, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags,
    mBytesPerPacket: UInt32, mFramesPerPacket: UInt32, mBytesPerFrame: UInt32,
    mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32, mReserved: UInt32
  ) {
    self.mSampleRate = mSampleRate
    self.mFormatID = mFormatID
    self.mFormatFlags = mFormatFlags
    self.mBytesPerPacket = mBytesPerPacket
    self.mFramesPerPacket = mFramesPerPacket
    self.mBytesPerFrame = mBytesPerFrame
    self.mChannelsPerFrame = mChannelsPerFrame
    self.mBitsPerChannel = mBitsPerChannel
    self.mReserved = mReserved
  }
}
