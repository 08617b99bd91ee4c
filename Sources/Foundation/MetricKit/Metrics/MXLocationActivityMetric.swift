/// The use of location services, by accuracy; not measured.
open class MXLocationActivityMetric: MXMetric {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The time with the best accuracy.
  open var cumulativeBestAccuracyTime: Measurement<UnitDuration> {
    Measurement(value: 0, unit: .seconds)
  }
  /// The time with the accuracy for navigation.
  open var cumulativeBestAccuracyForNavigationTime: Measurement<UnitDuration> {
    Measurement(value: 0, unit: .seconds)
  }
  /// The time with an accuracy of 10 meters.
  open var cumulativeNearestTenMetersAccuracyTime: Measurement<UnitDuration> {
    Measurement(value: 0, unit: .seconds)
  }
  /// The time with an accuracy of 100 meters.
  open var cumulativeHundredMetersAccuracyTime: Measurement<UnitDuration> {
    Measurement(value: 0, unit: .seconds)
  }
  /// The time with an accuracy of a kilometer.
  open var cumulativeKilometerAccuracyTime: Measurement<UnitDuration> {
    Measurement(value: 0, unit: .seconds)
  }
  /// The time with an accuracy of three kilometers.
  open var cumulativeThreeKilometersAccuracyTime: Measurement<UnitDuration> {
    Measurement(value: 0, unit: .seconds)
  }
}
