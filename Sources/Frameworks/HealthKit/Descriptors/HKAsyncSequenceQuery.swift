/// A query whose results are an asynchronous sequence.
public protocol HKAsyncSequenceQuery {
  /// The sequence.
  associatedtype Sequence: AsyncSequence

  /// Runs the query.
  ///
  /// - Parameter healthStore: The store.
  /// - Returns: The results, one after another.
  func results(for healthStore: HKHealthStore) -> Sequence
}
