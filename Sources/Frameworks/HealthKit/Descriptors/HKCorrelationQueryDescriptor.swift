internal import TactusVirtualTime

/// A query for correlations, with `async`.
///
/// Sendable because nobody changes a predicate that a query has.
public struct HKCorrelationQueryDescriptor: HKAsyncQuery, @unchecked Sendable {
  /// The type and conditions.
  public var predicate: HKSamplePredicate<HKCorrelation>
  /// The predicates of the contained samples by their types; empty for none.
  public var samplePredicates: [HKSampleType: NSPredicate]

  /// Creates a query.
  public init(
    predicate: HKSamplePredicate<HKCorrelation>,
    samplePredicates: [HKSampleType: NSPredicate] = [:]
  ) {
    self.predicate = predicate
    self.samplePredicates = samplePredicates
  }

  /// Returns the correlations.
  ///
  /// - Throws: `HKError`.
  public func result(for healthStore: HKHealthStore) async throws -> [HKCorrelation] {
    guard let type = predicate.sampleType as? HKCorrelationType else {
      throw HKError(.errorInvalidArgument)
    }
    return try await withPhoneContinuation { continuation in
      healthStore.execute(
        HKCorrelationQuery(
          type: type, predicate: predicate.nsPredicate, samplePredicates: samplePredicates
        ) { _, correlations, error in
          if let correlations {
            continuation.resume(returning: correlations)
          } else {
            continuation.resume(throwing: error ?? HKError(.unknownError))
          }
        })
    }
  }
}
