internal import TactusHealthModel

/// A query for statistics of a type.
///
/// - Thread: any; all its properties are constants.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let type: HKQuantityType
  private let options: HKStatisticsOptions
  private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - quantityType: The type.
  ///   - quantitySamplePredicate: The conditions; `nil` for none.
  ///   - options: The statistics; unsupported ones trap.
  ///   - handler: Receives the statistics, or an error, also without samples.
  @preconcurrency
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler handler:
      @escaping @Sendable (
        HKStatisticsQuery, HKStatistics?, (any Error)?
      ) -> Void
  ) {
    options.check(quantityType)
    type = quantityType
    self.options = options
    self.handler = handler
    super.init(quantityType, quantitySamplePredicate)
  }

  override func start(_ service: HealthService) {
    let collector = StatisticsCollector(service, type, predicate, options)
    collector.run([]) { [self] result in
      switch result {
      case .failure(let error): if !isStopped { handler(self, nil, error) }
      case .success(let buckets):
        guard let all = buckets.all.first, all.count > 0 else {
          // Health.ST6.
          let error = HKError(
            .errorNoData, "No data available for the specified predicate.")
          if !isStopped { handler(self, nil, error) }
          return
        }
        collector.sources { [self] sources in
          guard !isStopped else { return }
          let filter = collector.conditions.filter
          let statistics = collector.statistics(
            buckets, 0, Date(health: filter.start ?? all.first),
            Date(health: filter.end ?? all.last), sources)
          handler(self, statistics, nil)
        }
      }
    }
  }
}
