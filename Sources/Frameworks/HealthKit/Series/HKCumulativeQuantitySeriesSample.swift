/// The older name of a sample of a cumulative quantity.
public typealias HKCumulativeQuantitySeriesSample = HKCumulativeQuantitySample
