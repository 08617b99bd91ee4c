/// A closed interval of numbers.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class SKRange: NSObject, NSCopying, @unchecked Sendable {
  /// Creates an interval with two limits.
  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    (lowerLimit, upperLimit) = (lower, upper)
    super.init()
  }

  /// Creates an interval with a lower limit only.
  public convenience init(lowerLimit lower: CGFloat) {
    self.init(lowerLimit: lower, upperLimit: .infinity)
  }

  /// Creates an interval with an upper limit only.
  public convenience init(upperLimit upper: CGFloat) {
    self.init(lowerLimit: -.infinity, upperLimit: upper)
  }

  /// Creates an interval of one value.
  public convenience init(constantValue value: CGFloat) {
    self.init(lowerLimit: value, upperLimit: value)
  }

  /// Creates an interval around a value.
  public convenience init(value: CGFloat, variance: CGFloat) {
    self.init(lowerLimit: value - abs(variance), upperLimit: value + abs(variance))
  }

  /// Returns the interval of all values.
  open class func withNoLimits() -> SKRange {
    SKRange(lowerLimit: -.infinity, upperLimit: .infinity)
  }

  /// The minimum.
  open var lowerLimit: CGFloat
  /// The maximum.
  open var upperLimit: CGFloat

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    SKRange(lowerLimit: lowerLimit, upperLimit: upperLimit)
  }

  /// Returns the nearest value in the interval.
  func clamp(_ value: CGFloat) -> CGFloat { max(lowerLimit, min(upperLimit, value)) }
}
