/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Sendable, Hashable {
  /// The minimum rate.
  public var minimum: Float
  /// The maximum rate.
  public var maximum: Float
  /// The preferred rate; 0 for no preference.
  public var preferred: Float

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred ?? 0)
  }

  /// A range without preferences.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
