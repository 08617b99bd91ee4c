/// How many pictures a second somebody would like.
public struct CAFrameRateRange: Sendable, Hashable {
  /// The fewest.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// What would be best; 0 for no opinion.
  public var preferred: Float

  /// Makes a range; `preferred` may be left out.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred ?? 0)
  }

  /// No opinion.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
