/// The valid frames of a file whose packets have a fixed number of frames.
public struct AudioFilePacketTableInfo: Sendable, Equatable {
  /// The number of valid frames.
  public var mNumberValidFrames: Int64 = 0
  /// The number of frames before the first valid one.
  public var mPrimingFrames: Int32 = 0
  /// The number of frames after the last valid one.
  public var mRemainderFrames: Int32 = 0

  /// Creates an empty value.
  public init() {}

  /// Creates a value.
  public init(mNumberValidFrames: Int64, mPrimingFrames: Int32, mRemainderFrames: Int32) {
    self.mNumberValidFrames = mNumberValidFrames
    self.mPrimingFrames = mPrimingFrames
    self.mRemainderFrames = mRemainderFrames
  }
}
