/// A method of rounding the value of a time.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest value; halves away from zero.
  case roundHalfAwayFromZero = 1
  /// Toward zero.
  case roundTowardZero = 2
  /// Away from zero.
  case roundAwayFromZero = 3
  /// Toward zero for a smaller timescale and away from it for a larger one; a negative value never
  /// becomes 0.
  case quickTime = 4
  /// Toward positive infinity.
  case roundTowardPositiveInfinity = 5
  /// Toward negative infinity.
  case roundTowardNegativeInfinity = 6

  /// The default method: to the nearest value.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}
