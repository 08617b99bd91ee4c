/// A query for the heartbeats of a series.
///
/// - Thread: any; all its properties are constants.
open class HKHeartbeatSeriesQuery: HKQuery, @unchecked Sendable {
  /// A handler of a heartbeat: the seconds since the start of the series, whether a gap precedes
  /// it, whether it is the last one, or an error.
  public typealias Handler =
    @Sendable (HKHeartbeatSeriesQuery, TimeInterval, Bool, Bool, (any Error)?) -> Void

  private let series: HKHeartbeatSeriesSample
  private let handler: Handler

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - heartbeatSeries: The series.
  ///   - dataHandler: Receives each heartbeat.
  @preconcurrency
  public init(heartbeatSeries: HKHeartbeatSeriesSample, dataHandler: @escaping Handler) {
    series = heartbeatSeries
    handler = dataHandler
    super.init(heartbeatSeries.sampleType, nil)
  }

  override func start(_ service: HealthService) {
    let rows = series.rows
    service.later { [self] in
      for (index, row) in rows.enumerated() where row.count == 2 && !isStopped {
        handler(self, row[0], row[1] == 1, index == rows.count - 1, nil)
      }
    }
  }
}
