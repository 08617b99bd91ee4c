/// The smallest and the largest value of a range.
public struct AudioValueRange: Sendable, Equatable {
  /// The smallest value.
  public var mMinimum: Float64 = 0
  /// The largest value.
  public var mMaximum: Float64 = 0

  /// Creates a range of zero.
  public init() {}

  /// Creates a range.
  public init(mMinimum: Float64, mMaximum: Float64) {
    (self.mMinimum, self.mMaximum) = (mMinimum, mMaximum)
  }
}
