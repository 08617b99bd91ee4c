/// A storage of health data: in memory, or in a database.
///
/// - Thread: one at a time.
public protocol HealthStorage: Sendable {
  /// Whether the storage is in memory, so that the phone may call it without waiting.
  var isInMemory: Bool { get }

  // MARK: Reading

  /// Returns the settings: permissions, characteristics and the order of sources.
  ///
  /// - Throws: `HealthStorageError`.
  func settings() throws(HealthStorageError) -> [String: String]

  /// Returns the row of the last change; 0 before the first.
  ///
  /// - Throws: `HealthStorageError`.
  func lastRow() throws(HealthStorageError) -> Int

  /// Returns the numbers of samples by the identifiers of their types.
  ///
  /// - Throws: `HealthStorageError`.
  func counts() throws(HealthStorageError) -> [String: Int]

  /// Returns the sources, each in all versions that have saved samples, in the order of their first
  /// sample.
  ///
  /// - Parameter type: The identifier of the type whose sources are returned; `nil` for all.
  /// - Throws: `HealthStorageError`.
  func sources(of type: String?) throws(HealthStorageError) -> [HealthSource]

  /// Returns a sample with its row; `nil` if it is not stored.
  ///
  /// - Throws: `HealthStorageError`.
  func sample(_ uuid: HealthUUID) throws(HealthStorageError) -> HealthRow?

  /// Returns the sample that a newer one with the same identifier replaces (Health.SA5).
  ///
  /// - Throws: `HealthStorageError`.
  func sample(replacedBy sample: HealthSample) throws(HealthStorageError) -> HealthRow?

  /// Calls a function with the samples of a type that meet a filter, in the order of their starts.
  ///
  /// - Parameters:
  ///   - type: The identifier of the type.
  ///   - filter: The conditions.
  ///   - start: The start at which the samples begin, or from which they go back; `nil` for all.
  ///   - isDescending: Whether the last sample comes first.
  ///   - body: Returns whether to continue.
  /// - Throws: `HealthStorageError`.
  func visit(
    _ type: String, _ filter: HealthFilter, from start: Double?, isDescending: Bool,
    _ body: (HealthRow) -> Bool
  ) throws(HealthStorageError)

  /// Calls a function with each addition and deletion after a row, in the order of the rows.
  ///
  /// - Parameters:
  ///   - selections: The types and their conditions, of which a change meets one; of deletions only
  ///     the sources count.
  ///   - row: The row.
  ///   - body: Returns whether to continue.
  /// - Throws: `HealthStorageError`.
  func visitChanges(
    of selections: [HealthSelection], after row: Int, _ body: (HealthRowChange) -> Bool
  ) throws(HealthStorageError)

  /// Returns the statistics of a type's samples that meet a filter.
  ///
  /// - Parameters:
  ///   - type: The type of a quantity.
  ///   - filter: The conditions.
  ///   - edges: The ascending edges of the times; none for a single one without bounds.
  ///   - bySource: Whether each source has statistics of its own as well.
  ///   - order: The bundle identifiers of sources, the most important first.
  /// - Returns: The statistics; `nil` for a type that is no quantity.
  /// - Throws: `HealthStorageError`.
  func statistics(
    _ type: HealthType, _ filter: HealthFilter, edges: [Double], bySource: Bool, order: [String]
  ) throws(HealthStorageError) -> HealthBuckets?

  // MARK: Changing

  /// Keeps changes: all of them, or none. They survive a kill at any instant after the return.
  ///
  /// - Parameters:
  ///   - changes: The changes, in the order of their rows.
  ///   - skipsExisting: Whether samples whose identifiers are stored are left out; otherwise they
  ///     are an error.
  /// - Returns: The number of samples that were added.
  /// - Throws: `HealthStorageError`, of the reason `exists` for a stored identifier.
  func save(_ changes: [HealthChange], skipsExisting: Bool) throws(HealthStorageError) -> Int
}
