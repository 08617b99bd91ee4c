/// A query for statistics of consecutive times with `async`.
public struct HKStatisticsCollectionQueryDescriptor: @unchecked Sendable {
  /// The type and conditions.
  public let predicate: HKSamplePredicate<HKQuantitySample>
  /// The statistics.
  public let options: HKStatisticsOptions
  /// An edge between two times.
  public let anchorDate: Date
  /// The length of a time.
  public let intervalComponents: DateComponents

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

  /// Returns the statistics.
  ///
  /// - Throws: `HKError`.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    guard let type = predicate.type as? HKQuantityType else {
      throw HKError(.errorInvalidArgument)
    }
    return try await withCheckedThrowingContinuation { continuation in
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
