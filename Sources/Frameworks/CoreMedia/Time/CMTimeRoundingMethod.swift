/// A way to round the value of a time.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest value; from the middle away from zero.
  case roundHalfAwayFromZero = 1
  /// To the value that is nearer to zero.
  case roundTowardZero = 2
  /// To the value that is farther from zero.
  case roundAwayFromZero = 3
  /// Towards zero for a smaller timescale and away from it for a larger one; a negative value never
  /// becomes 0.
  case quickTime = 4
  /// To the later value.
  case roundTowardPositiveInfinity = 5
  /// To the earlier value.
  case roundTowardNegativeInfinity = 6

  /// The method of all functions without one: to the nearest value.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}
