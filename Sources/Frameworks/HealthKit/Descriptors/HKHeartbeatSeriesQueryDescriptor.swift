/// A query for the heartbeats of a series, with `async`.
public struct HKHeartbeatSeriesQueryDescriptor: HKAsyncSequenceQuery, Sendable {
  /// A heartbeat.
  public struct Heartbeat: Sendable, Hashable {
    /// The seconds since the start of the series.
    public let timeIntervalSinceStart: TimeInterval
    /// Whether a gap precedes the heartbeat.
    public let precededByGap: Bool
  }

  /// The series.
  public let heartbeatSeries: HKHeartbeatSeriesSample

  /// Creates a query.
  public init(_ heartbeatSeries: HKHeartbeatSeriesSample) {
    self.heartbeatSeries = heartbeatSeries
  }

  /// Returns the heartbeats, one after another.
  ///
  /// - Parameter healthStore: The store.
  /// - Returns: A sequence that ends with the last heartbeat, or throws an `HKError`.
  public func results(for healthStore: HKHealthStore) -> HealthResults<Heartbeat> {
    HealthResults { continuation in
      let query = HKHeartbeatSeriesQuery(heartbeatSeries: heartbeatSeries) {
        _, time, isAfterGap, isDone, error in
        if error == nil {
          continuation.yield(Heartbeat(timeIntervalSinceStart: time, precededByGap: isAfterGap))
        }
        if error != nil || isDone { continuation.finish(throwing: error) }
      }
      continuation.onEnd { healthStore.stop(query) }
      healthStore.execute(query)
    }
  }
}
