/// A query for statistics with `async`.
public struct HKStatisticsQueryDescriptor: @unchecked Sendable {
  /// The type and conditions.
  public let predicate: HKSamplePredicate<HKQuantitySample>
  /// The statistics.
  public let options: HKStatisticsOptions

  /// Creates a query.
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
    self.predicate = predicate
    self.options = options
  }

  /// Returns the statistics; `nil` without samples.
  ///
  /// - Throws: `HKError`.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
    guard let type = predicate.type as? HKQuantityType else { return nil }
    return try await withCheckedThrowingContinuation { continuation in
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
