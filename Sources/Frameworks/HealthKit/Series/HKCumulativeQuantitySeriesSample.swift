/// The older name of a sample whose quantity is added to others.
public typealias HKCumulativeQuantitySeriesSample = HKCumulativeQuantitySample

extension HKCumulativeQuantitySample {
  /// The older name of `sumQuantity`.
  public var sum: HKQuantity { sumQuantity }
}
