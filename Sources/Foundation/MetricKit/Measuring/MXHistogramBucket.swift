/// A bucket of a histogram: a range, and the number of values in it.
open class MXHistogramBucket<UnitType: Unit>: NSObject, NSSecureCoding {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init() }

  /// Does nothing, as there are no values of the system.
  open func encode(with coder: NSCoder) {}

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }

  /// The start of the range.
  open var bucketStart: Measurement<UnitType> { MetricText.zero() }
  /// The end of the range.
  open var bucketEnd: Measurement<UnitType> { MetricText.zero() }
  /// The number.
  open var bucketCount: Int { 0 }
}
