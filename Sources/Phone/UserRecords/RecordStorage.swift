/// A storage of the user's records that outlives the phone.
///
/// Its functions throw a `RecordFailure` of the kind `storage`.
public protocol RecordStorage: Sendable {
  /// Returns the revision of a collection; 0 for an empty one.
  func revision(of collection: RecordCollection) throws(RecordFailure) -> Int
  /// Returns the contents of a collection.
  func contents(of collection: RecordCollection) throws(RecordFailure) -> RecordContents
  /// Keeps changed records: all or none.
  ///
  /// - Parameters:
  ///   - records: The records, each of which replaces the one with its identifier.
  ///   - collection: The collection.
  ///   - base: The revision before the change.
  ///   - revision: The revision after the change.
  /// - Throws: `RecordFailure`; of the kind `conflict` if the storage is in another revision.
  func save(
    _ records: [UserRecord], to collection: RecordCollection, base: Int, revision: Int
  ) throws(RecordFailure)
}
