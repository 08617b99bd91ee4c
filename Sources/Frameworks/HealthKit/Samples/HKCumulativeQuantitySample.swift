/// A sample of a cumulative quantity.
///
/// - Thread: any; all its properties are constants.
open class HKCumulativeQuantitySample: HKQuantitySample, @unchecked Sendable {
  /// The quantity.
  open var sumQuantity: HKQuantity { quantity }
  /// The older name of `sumQuantity`.
  open var sum: HKQuantity { sumQuantity }
}
