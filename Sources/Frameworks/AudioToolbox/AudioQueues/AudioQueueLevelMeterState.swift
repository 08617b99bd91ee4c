/// The levels of a channel of a queue: 0…1, or decibels relative to full scale.
public struct AudioQueueLevelMeterState: Sendable, Equatable {
  /// The average level.
  public var mAveragePower: Float32 = 0
  /// The peak level.
  public var mPeakPower: Float32 = 0

  /// Creates the state of silence.
  public init() {}

  /// Creates a state.
  public init(mAveragePower: Float32, mPeakPower: Float32) {
    (self.mAveragePower, self.mPeakPower) = (mAveragePower, mPeakPower)
  }
}
