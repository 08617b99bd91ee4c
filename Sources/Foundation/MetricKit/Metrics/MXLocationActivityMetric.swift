/// The use of the place, by exactness; not measured.
open class MXLocationActivityMetric: MXMetric {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The time with the best exactness.
  open var cumulativeBestAccuracyTime: Measurement<UnitDuration> {
    Measurement(value: 0, unit: .seconds)
  }
  /// The time with the exactness for navigation.
  open var cumulativeBestAccuracyForNavigationTime: Measurement<UnitDuration> {
    Measurement(value: 0, unit: .seconds)
  }
  /// The time with 10 meters.
  open var cumulativeNearestTenMetersAccuracyTime: Measurement<UnitDuration> {
    Measurement(value: 0, unit: .seconds)
  }
  /// The time with 100 meters.
  open var cumulativeHundredMetersAccuracyTime: Measurement<UnitDuration> {
    Measurement(value: 0, unit: .seconds)
  }
  /// The time with a kilometer.
  open var cumulativeKilometerAccuracyTime: Measurement<UnitDuration> {
    Measurement(value: 0, unit: .seconds)
  }
  /// The time with three kilometers.
  open var cumulativeThreeKilometersAccuracyTime: Measurement<UnitDuration> {
    Measurement(value: 0, unit: .seconds)
  }
}
