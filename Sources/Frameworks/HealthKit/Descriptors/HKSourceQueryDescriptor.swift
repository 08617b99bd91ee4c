internal import TactusVirtualTime

/// A query for the sources of a type, with `async`.
public struct HKSourceQueryDescriptor<Sample: HKSample>: HKAsyncQuery, Sendable {
  /// The type and conditions.
  public var predicate: HKSamplePredicate<Sample>

  /// Creates a query.
  public init(predicate: HKSamplePredicate<Sample>) { self.predicate = predicate }

  /// Returns the sources.
  ///
  /// - Throws: `HKError`.
  public func result(for healthStore: HKHealthStore) async throws -> [HKSource] {
    try await withPhoneContinuation { continuation in
      healthStore.execute(
        HKSourceQuery(sampleType: predicate.sampleType, samplePredicate: predicate.nsPredicate) {
          _, sources, error in
          if let sources {
            continuation.resume(
              returning: sources.sorted { $0.bundleIdentifier < $1.bundleIdentifier })
          } else {
            continuation.resume(throwing: error ?? HKError(.unknownError))
          }
        })
    }
  }
}
