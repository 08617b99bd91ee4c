internal import TactusHealthModel

/// The statistics of quantities within a time.
///
/// Steps Health.ST1….
///
/// - Thread: any; all its properties are constants.
open class HKStatistics: NSObject, @unchecked Sendable {
  /// The type.
  public let quantityType: HKQuantityType
  /// The beginning of the time.
  public let startDate: Date
  /// The end of the time.
  public let endDate: Date
  /// The sources of the samples; `nil` unless the statistics are separate.
  public let sources: [HKSource]?

  private let options: HKStatisticsOptions
  private let all: HealthStatistics
  private let bySource: [String: HealthStatistics]

  init(
    _ type: HKQuantityType, _ start: Date, _ end: Date, _ options: HKStatisticsOptions,
    _ all: HealthStatistics, _ bySource: [String: HealthStatistics] = [:],
    _ sources: [HKSource]? = nil
  ) {
    quantityType = type
    startDate = start
    endDate = end
    self.options = options
    self.all = all
    self.bySource = bySource
    self.sources = options.contains(.separateBySource) ? sources : nil
    super.init()
  }

  /// Whether there are samples.
  var isEmpty: Bool { all.count == 0 }

  /// Returns the sum; `nil` without samples, or if it was not asked for.
  open func sumQuantity() -> HKQuantity? { quantity(.cumulativeSum, all) { $0.sum } }
  /// Returns the sum of a source; `nil` unless the statistics are separate.
  open func sumQuantity(for source: HKSource) -> HKQuantity? {
    quantity(.cumulativeSum, own(source)) { $0.sum }
  }
  /// Returns the mean; `nil` without samples, or if it was not asked for.
  open func averageQuantity() -> HKQuantity? { quantity(.discreteAverage, all) { $0.average } }
  /// Returns the mean of a source; `nil` unless the statistics are separate.
  open func averageQuantity(for source: HKSource) -> HKQuantity? {
    quantity(.discreteAverage, own(source)) { $0.average }
  }
  /// Returns the least quantity; `nil` without samples, or if it was not asked for.
  open func minimumQuantity() -> HKQuantity? { quantity(.discreteMin, all) { $0.minimum } }
  /// Returns the least quantity of a source; `nil` unless the statistics are separate.
  open func minimumQuantity(for source: HKSource) -> HKQuantity? {
    quantity(.discreteMin, own(source)) { $0.minimum }
  }
  /// Returns the greatest quantity; `nil` without samples, or if it was not asked for.
  open func maximumQuantity() -> HKQuantity? { quantity(.discreteMax, all) { $0.maximum } }
  /// Returns the greatest quantity of a source; `nil` unless the statistics are separate.
  open func maximumQuantity(for source: HKSource) -> HKQuantity? {
    quantity(.discreteMax, own(source)) { $0.maximum }
  }
  /// Returns the last quantity; `nil` without samples, or if it was not asked for.
  open func mostRecentQuantity() -> HKQuantity? { quantity(.mostRecent, all) { $0.mostRecent } }
  /// Returns the last quantity of a source; `nil` unless the statistics are separate.
  open func mostRecentQuantity(for source: HKSource) -> HKQuantity? {
    quantity(.mostRecent, own(source)) { $0.mostRecent }
  }
  /// Returns the times of the last sample; `nil` without samples, or if it was not asked for.
  open func mostRecentQuantityDateInterval() -> DateInterval? { interval(all) }
  /// Returns the times of the last sample of a source; `nil` unless the statistics are separate.
  open func mostRecentQuantityDateInterval(for source: HKSource) -> DateInterval? {
    interval(own(source))
  }
  /// Returns the time with samples; `nil` without samples, or if it was not asked for.
  open func duration() -> HKQuantity? { time(all) }
  /// Returns the time with samples of a source; `nil` unless the statistics are separate.
  open func duration(for source: HKSource) -> HKQuantity? { time(own(source)) }

  // MARK: Internals

  private func own(_ source: HKSource) -> HealthStatistics {
    bySource[source.bundleIdentifier] ?? HealthStatistics()
  }

  private func quantity(
    _ option: HKStatisticsOptions, _ statistics: HealthStatistics,
    _ value: (HealthStatistics) -> Double
  ) -> HKQuantity? {
    guard options.contains(option), statistics.count > 0 else { return nil }
    return HKQuantity(value(statistics), quantityType.unit)
  }

  private func interval(_ statistics: HealthStatistics) -> DateInterval? {
    guard options.contains(.mostRecent), statistics.count > 0 else { return nil }
    return DateInterval(
      start: Date(health: statistics.mostRecentStart), end: Date(health: statistics.mostRecentEnd))
  }

  private func time(_ statistics: HealthStatistics) -> HKQuantity? {
    guard options.contains(.duration), statistics.count > 0 else { return nil }
    return HKQuantity(unit: .second(), doubleValue: statistics.duration)
  }
}
