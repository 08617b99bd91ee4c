/// A query that runs once, with `async`.
public protocol HKAsyncQuery {
  /// The results.
  associatedtype Output

  /// Runs the query once.
  ///
  /// - Parameter healthStore: The store.
  /// - Returns: The results.
  /// - Throws: `HKError`.
  func result(for healthStore: HKHealthStore) async throws -> Output
}
