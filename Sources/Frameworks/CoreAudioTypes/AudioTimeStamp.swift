/// A point in time, in frames and in the time of the host.
public struct AudioTimeStamp: Sendable {
  /// The time in frames.
  public var mSampleTime: Float64 = 0
  /// The time of the host, in nanoseconds.
  public var mHostTime: UInt64 = 0
  /// The ratio of the actual rate to the nominal one.
  public var mRateScalar: Float64 = 0
  /// The time of the word clock; unused.
  public var mWordClockTime: UInt64 = 0
  /// The time in the code of SMPTE; unused.
  public var mSMPTETime = SMPTETime()
  /// The valid members.
  public var mFlags: AudioTimeStampFlags = []
  /// Zero.
  public var mReserved: UInt32 = 0

  /// Creates a time without valid members.
  public init() {}

  /// Creates a time.
  public init(
    mSampleTime: Float64, mHostTime: UInt64, mRateScalar: Float64, mWordClockTime: UInt64,
    mSMPTETime: SMPTETime, mFlags: AudioTimeStampFlags, mReserved: UInt32
  ) {
    (self.mSampleTime, self.mHostTime) = (mSampleTime, mHostTime)
    (self.mRateScalar, self.mWordClockTime) = (mRateScalar, mWordClockTime)
    (self.mSMPTETime, self.mFlags, self.mReserved) = (mSMPTETime, mFlags, mReserved)
  }
}
