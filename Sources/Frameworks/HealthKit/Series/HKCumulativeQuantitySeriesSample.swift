/// The older name of a sample whose quantity is added to others.
public typealias HKCumulativeQuantitySeriesSample = HKCumulativeQuantitySample
