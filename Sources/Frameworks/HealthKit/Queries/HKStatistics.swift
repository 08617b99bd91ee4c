internal import TactusHealthModel

/// The statistics of quantities within a period.
///
/// Steps Health.ST1….
///
/// - Thread: any; all its properties are constants.
open class HKStatistics: NSObject, @unchecked Sendable {
  /// The type.
  public let quantityType: HKQuantityType
  /// The start of the period.
  public let startDate: Date
  /// The end of the period.
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

  /// Returns the sum; `nil` without samples, or if it was not requested.
  open func sumQuantity() -> HKQuantity? { quantity(.cumulativeSum, all) { $0.sum } }
  /// Returns the sum of a source; `nil` unless the statistics are separate.
  open func sumQuantity(for source: HKSource) -> HKQuantity? {
    quantity(.cumulativeSum, own(source)) { $0.sum }
  }
  /// Returns the average; `nil` without samples, or if it was not requested.
  open func averageQuantity() -> HKQuantity? { quantity(.discreteAverage, all) { $0.average } }
  /// Returns the mean of a source; `nil` unless the statistics are separate.
  open func averageQuantity(for source: HKSource) -> HKQuantity? {
    quantity(.discreteAverage, own(source)) { $0.average }
  }
  /// Returns the minimum; `nil` without samples, or if it was not requested.
  open func minimumQuantity() -> HKQuantity? { quantity(.discreteMin, all) { $0.minimum } }
  /// Returns the minimum of a source; `nil` unless the statistics are separated by source.
  open func minimumQuantity(for source: HKSource) -> HKQuantity? {
    quantity(.discreteMin, own(source)) { $0.minimum }
  }
  /// Returns the maximum; `nil` without samples, or if it was not requested.
  open func maximumQuantity() -> HKQuantity? { quantity(.discreteMax, all) { $0.maximum } }
  /// Returns the maximum of a source; `nil` unless the statistics are separated by source.
  open func maximumQuantity(for source: HKSource) -> HKQuantity? {
    quantity(.discreteMax, own(source)) { $0.maximum }
  }
  /// Returns the most recent quantity; `nil` without samples, or if it was not requested.
  open func mostRecentQuantity() -> HKQuantity? { quantity(.mostRecent, all) { $0.mostRecent } }
  /// Returns the most recent quantity of a source; `nil` unless the statistics are separated by
  /// source.
  open func mostRecentQuantity(for source: HKSource) -> HKQuantity? {
    quantity(.mostRecent, own(source)) { $0.mostRecent }
  }
  /// Returns the period of the most recent sample; `nil` without samples, or if it was not
  /// requested.
  open func mostRecentQuantityDateInterval() -> DateInterval? { interval(all) }
  /// Returns the period of the most recent sample of a source; `nil` unless the statistics are
  /// separated by source.
  open func mostRecentQuantityDateInterval(for source: HKSource) -> DateInterval? {
    interval(own(source))
  }
  /// Returns the duration that samples cover; `nil` without samples, or if it was not requested.
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
