/// A sample of a discrete quantity.
///
/// - Thread: any; all its properties are constants.
open class HKDiscreteQuantitySample: HKQuantitySample, @unchecked Sendable {
  /// The quantity.
  open var averageQuantity: HKQuantity { quantity }
  /// The quantity.
  open var minimumQuantity: HKQuantity { quantity }
  /// The quantity.
  open var maximumQuantity: HKQuantity { quantity }
  /// The quantity.
  open var mostRecentQuantity: HKQuantity { quantity }
  /// The time of the sample.
  open var mostRecentQuantityDateInterval: DateInterval {
    DateInterval(start: startDate, end: endDate)
  }
}
