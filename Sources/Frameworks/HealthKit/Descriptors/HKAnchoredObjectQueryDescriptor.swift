internal import TactusVirtualTime

/// A query for additions and deletions since an anchor, with `async`.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: HKAsyncQuery, HKAsyncSequenceQuery,
  Sendable
{
  /// The samples and deletions.
  public struct Result: Sendable {
    /// The samples.
    public let addedSamples: [Sample]
    /// The deletions.
    public let deletedObjects: [HKDeletedObject]
    /// The anchor after them.
    public let newAnchor: HKQueryAnchor
  }

  /// The results of a continuing query, one after each change.
  public typealias Results = HealthResults<Result>

  /// The types and conditions; a sample meets one of them.
  public var predicates: [HKSamplePredicate<Sample>]
  /// The anchor of an earlier query; `nil` for everything.
  public var anchor: HKQueryAnchor?
  /// The maximum number of samples and deletions; `nil` for all.
  public var limit: Int?

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - predicates: The types and conditions; a sample meets one of them.
  ///   - anchor: The anchor of an earlier query; `nil` for everything.
  ///   - limit: The maximum number of samples and deletions; `nil` for all.
  public init(
    predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil
  ) {
    self.predicates = predicates
    self.anchor = anchor
    self.limit = limit
  }

  /// Returns what was added and deleted, and then each later change.
  ///
  /// - Parameter healthStore: The store.
  /// - Returns: A sequence that ends with its task, or throws an `HKError`.
  public func results(for healthStore: HKHealthStore) -> Results {
    guard limit ?? HKObjectQueryNoLimit == HKObjectQueryNoLimit else {
      return HealthResults(HKError(.errorInvalidArgument, "later changes come without a limit"))
    }
    return HealthResults { continuation in
      let handler: HKAnchoredObjectQuery.Handler = { _, samples, deleted, anchor, error in
        guard let samples, let deleted, let anchor else {
          return continuation.finish(throwing: error ?? HKError(.unknownError))
        }
        continuation.yield(
          Result(
            addedSamples: samples.compactMap { $0 as? Sample }, deletedObjects: deleted,
            newAnchor: anchor))
      }
      let query = HKAnchoredObjectQuery(
        queryDescriptors: queryDescriptors, anchor: anchor, limit: HKObjectQueryNoLimit,
        resultsHandler: handler)
      query.updateHandler = handler
      continuation.onEnd { healthStore.stop(query) }
      healthStore.execute(query)
    }
  }

  /// Returns what was added and deleted.
  ///
  /// - Throws: `HKError`.
  public func result(for healthStore: HKHealthStore) async throws -> Result {
    try await withPhoneContinuation { continuation in
      let query = HKAnchoredObjectQuery(
        queryDescriptors: queryDescriptors, anchor: anchor, limit: limit ?? HKObjectQueryNoLimit
      ) { _, samples, deleted, anchor, error in
        guard let samples, let deleted, let anchor else {
          return continuation.resume(throwing: error ?? HKError(.unknownError))
        }
        continuation.resume(
          returning: Result(
            addedSamples: samples.compactMap { $0 as? Sample }, deletedObjects: deleted,
            newAnchor: anchor))
      }
      healthStore.execute(query)
    }
  }

  // MARK: Internals

  private var queryDescriptors: [HKQueryDescriptor] {
    predicates.map { HKQueryDescriptor(sampleType: $0.sampleType, predicate: $0.nsPredicate) }
  }
}
