internal import TactusVirtualTime

/// A query for statistics of consecutive times with `async`.
public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery,
  Sendable
{
  /// The statistics after a change.
  public struct Result: Sendable {
    /// The statistics of all times.
    public let statisticsCollection: HKStatisticsCollection
    /// The statistics that have changed; `nil` before the first change.
    public let updatedStatistics: HKStatistics?
  }

  /// The results of a continuing query, one after each change.
  public typealias Results = HealthResults<Result>

  /// The type and conditions.
  public var predicate: HKSamplePredicate<HKQuantitySample>
  /// The statistics.
  public var options: HKStatisticsOptions
  /// An edge between two times.
  public var anchorDate: Date
  /// The length of a time.
  public var intervalComponents: DateComponents

  /// Creates a query.
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions,
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    self.predicate = predicate
    self.options = options
    self.anchorDate = anchorDate
    self.intervalComponents = intervalComponents
  }

  /// Returns the statistics, and again after each change.
  ///
  /// - Parameter healthStore: The store.
  /// - Returns: A sequence that ends with its task, or throws an `HKError`.
  public func results(for healthStore: HKHealthStore) -> Results {
    guard let type = predicate.sampleType as? HKQuantityType else {
      return HealthResults(HKError(.errorInvalidArgument))
    }
    return HealthResults { continuation in
      let query = HKStatisticsCollectionQuery(
        quantityType: type, quantitySamplePredicate: predicate.nsPredicate, options: options,
        anchorDate: anchorDate, intervalComponents: intervalComponents)
      let receive: @Sendable (HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void = {
        guard let collection = $1 else {
          return continuation.finish(throwing: $2 ?? HKError(.unknownError))
        }
        continuation.yield(Result(statisticsCollection: collection, updatedStatistics: $0))
      }
      query.initialResultsHandler = { receive(nil, $1, $2) }
      query.statisticsUpdateHandler = { receive($1, $2, $3) }
      continuation.onEnd { healthStore.stop(query) }
      healthStore.execute(query)
    }
  }

  /// Returns the statistics.
  ///
  /// - Throws: `HKError`.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    guard let type = predicate.sampleType as? HKQuantityType else {
      throw HKError(.errorInvalidArgument)
    }
    return try await withPhoneContinuation { continuation in
      let query = HKStatisticsCollectionQuery(
        quantityType: type, quantitySamplePredicate: predicate.nsPredicate, options: options,
        anchorDate: anchorDate, intervalComponents: intervalComponents)
      query.initialResultsHandler = { _, collection, error in
        if let collection {
          continuation.resume(returning: collection)
        } else {
          continuation.resume(throwing: error ?? HKError(.unknownError))
        }
      }
      healthStore.execute(query)
    }
  }
}
