/// A definition of a range of floating-point values.
open class SKRange: NSObject, NSCopying, @unchecked Sendable {
  /// Creates a range between two limits.
  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    (lowerLimit, upperLimit) = (lower, upper)
    super.init()
  }

  /// Creates a range with a lower limit only.
  public convenience init(lowerLimit lower: CGFloat) {
    self.init(lowerLimit: lower, upperLimit: .infinity)
  }

  /// Creates a range with an upper limit only.
  public convenience init(upperLimit upper: CGFloat) {
    self.init(lowerLimit: -.infinity, upperLimit: upper)
  }

  /// Creates a range of one value.
  public convenience init(constantValue value: CGFloat) {
    self.init(lowerLimit: value, upperLimit: value)
  }

  /// Creates a range around a value.
  public convenience init(value: CGFloat, variance: CGFloat) {
    self.init(lowerLimit: value - abs(variance), upperLimit: value + abs(variance))
  }

  /// Returns a range of all values.
  open class func withNoLimits() -> SKRange {
    SKRange(lowerLimit: -.infinity, upperLimit: .infinity)
  }

  /// The least value.
  open var lowerLimit: CGFloat
  /// The greatest value.
  open var upperLimit: CGFloat

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    SKRange(lowerLimit: lowerLimit, upperLimit: upperLimit)
  }

  /// Returns the value of the range that is nearest to a value.
  func clamp(_ value: CGFloat) -> CGFloat { max(lowerLimit, min(upperLimit, value)) }
}
