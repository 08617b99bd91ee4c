/// The samples of one or more channels.
public struct AudioBuffer {
  /// The number of interleaved channels.
  public var mNumberChannels: UInt32
  /// The size in bytes.
  public var mDataByteSize: UInt32
  /// The samples.
  public var mData: UnsafeMutableRawPointer?

  /// Creates a buffer without samples.
  public init() { (mNumberChannels, mDataByteSize, mData) = (0, 0, nil) }

  /// Creates a buffer.
  public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
    self.mNumberChannels = mNumberChannels
    self.mDataByteSize = mDataByteSize
    self.mData = mData
  }
}
