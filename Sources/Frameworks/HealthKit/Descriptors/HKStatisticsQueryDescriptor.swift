internal import TactusVirtualTime

/// A query for statistics with `async`.
public struct HKStatisticsQueryDescriptor: HKAsyncQuery, Sendable {
  /// The type and conditions.
  public var predicate: HKSamplePredicate<HKQuantitySample>
  /// The statistics.
  public var options: HKStatisticsOptions

  /// Creates a query.
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
    self.predicate = predicate
    self.options = options
  }

  /// Returns the statistics; `nil` without samples.
  ///
  /// - Throws: `HKError`.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
    guard let type = predicate.sampleType as? HKQuantityType else { return nil }
    return try await withPhoneContinuation { continuation in
      let query = HKStatisticsQuery(
        quantityType: type, quantitySamplePredicate: predicate.nsPredicate, options: options
      ) { _, statistics, error in
        if let error, (error as? HKError)?.code != .errorNoData {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: statistics)
        }
      }
      healthStore.execute(query)
    }
  }
}
