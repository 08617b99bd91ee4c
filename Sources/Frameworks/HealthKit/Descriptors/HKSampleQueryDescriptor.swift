internal import TactusVirtualTime

/// A query for samples with `async`.
public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery, Sendable {
  /// The types and conditions.
  public var predicates: [HKSamplePredicate<Sample>]
  /// The order; none is that of the beginnings.
  public var sortDescriptors: [SortDescriptor<Sample>]
  /// The maximum number of samples; `nil` for all.
  public var limit: Int?

  /// Creates a query.
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) {
    self.predicates = predicates
    self.sortDescriptors = sortDescriptors
    self.limit = limit
  }

  /// Returns the samples.
  ///
  /// - Throws: `HKError`.
  public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
    let types = predicates.map { ($0.sampleType, $0.nsPredicate) }
    let collector = SampleCollector(
      healthStore.service, types, limit: sortDescriptors.isEmpty ? limit ?? 0 : 0)
    let samples: [HKSample] = try await withPhoneContinuation { continuation in
      collector.run { continuation.resume(with: $0.mapError { $0 as any Error }) }
    }
    let own = samples.compactMap { $0 as? Sample }
    guard !sortDescriptors.isEmpty else { return own }
    return Array(own.sorted(using: sortDescriptors).prefix(limit ?? .max))
  }
}
