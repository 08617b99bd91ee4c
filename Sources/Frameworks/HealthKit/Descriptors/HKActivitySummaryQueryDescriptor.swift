internal import TactusVirtualTime

/// A query for the rings of days, with `async`.
///
/// Sendable because nobody changes a predicate that a query has.
public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery,
  @unchecked Sendable
{
  /// The results of a continuing query, one after each change.
  public typealias Results = HealthResults<[HKActivitySummary]>

  /// The days; `nil` for all.
  public var predicate: NSPredicate?

  /// Creates a query.
  public init(predicate: NSPredicate? = nil) { self.predicate = predicate }

  /// Returns the rings.
  ///
  /// - Throws: `HKError`.
  public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] {
    try await withPhoneContinuation { continuation in
      healthStore.execute(
        HKActivitySummaryQuery(predicate: predicate) { _, summaries, error in
          if let summaries {
            continuation.resume(returning: summaries)
          } else {
            continuation.resume(throwing: error ?? HKError(.unknownError))
          }
        })
    }
  }

  /// Returns the activity rings, and again after each change.
  ///
  /// - Parameter healthStore: The store.
  /// - Returns: A sequence that ends with its task, or throws an `HKError`.
  public func results(for healthStore: HKHealthStore) -> Results {
    HealthResults { continuation in
      let handler: HKActivitySummaryQuery.Handler = { _, summaries, error in
        if let summaries {
          continuation.yield(summaries)
        } else {
          continuation.finish(throwing: error ?? HKError(.unknownError))
        }
      }
      let query = HKActivitySummaryQuery(predicate: predicate, resultsHandler: handler)
      query.updateHandler = handler
      continuation.onEnd { healthStore.stop(query) }
      healthStore.execute(query)
    }
  }
}
