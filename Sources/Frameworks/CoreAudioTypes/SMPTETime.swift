/// A time in the code of SMPTE: hours, minutes, seconds and frames.
public struct SMPTETime: Sendable, Equatable {
  /// The number of subframes.
  public var mSubframes: Int16 = 0
  /// The number of subframes per frame.
  public var mSubframeDivisor: Int16 = 0
  /// The number of frames since midnight, or since the start.
  public var mCounter: UInt32 = 0
  /// The type of the time code.
  public var mType: SMPTETimeType = .type24
  /// The state of the time.
  public var mFlags: SMPTETimeFlags = []
  /// The hours.
  public var mHours: Int16 = 0
  /// The minutes.
  public var mMinutes: Int16 = 0
  /// The seconds.
  public var mSeconds: Int16 = 0
  /// The frames.
  public var mFrames: Int16 = 0

  /// Creates the time zero.
  public init() {}

  /// Creates a time.
  public init(
    mSubframes: Int16, mSubframeDivisor: Int16, mCounter: UInt32, mType: SMPTETimeType,
    mFlags: SMPTETimeFlags, mHours: Int16, mMinutes: Int16, mSeconds: Int16, mFrames: Int16
  ) {
    (self.mSubframes, self.mSubframeDivisor) = (mSubframes, mSubframeDivisor)
    (self.mCounter, self.mType, self.mFlags) = (mCounter, mType, mFlags)
    (self.mHours, self.mMinutes, self.mSeconds) = (mHours, mMinutes, mSeconds)
    self.mFrames = mFrames
  }
}
