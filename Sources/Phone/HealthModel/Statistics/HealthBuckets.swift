/// The statistics of a type in consecutive times.
public struct HealthBuckets: Sendable, Equatable {
  /// The statistics of all sources, one for each time.
  public var all: [HealthStatistics]
  /// The statistics of each source by its bundle identifier; empty unless they were asked for.
  public var bySource: [String: [HealthStatistics]]
  /// The sources in their order of priority, of which there are samples, for each time.
  public var sources: [[String]]
}
