import Synchronization

/// The user's records of a phone, in memory and in a storage.
///
/// The storage is not touched before it is first needed (Services.SV4), and a change is
/// acknowledged after the storage has kept it.
///
/// - Thread: any, for every member.
public final class RecordLibrary: Sendable {
  private let storage: (any RecordStorage)?
  private let collections = Mutex<[RecordCollection: RecordContents]>([:])

  /// Creates a library.
  ///
  /// - Parameter storage: The storage; `nil` to keep the records as long as the library.
  public init(_ storage: (any RecordStorage)? = nil) { self.storage = storage }

  // MARK: Reading

  /// Returns the records that have changed after a revision, as many as fit in a message.
  ///
  /// - Parameters:
  ///   - collection: The collection.
  ///   - revision: The revision; 0 for all records.
  ///   - creator: The app whose records alone it sees; `nil` for all.
  /// - Returns: The page.
  public func page(
    _ collection: RecordCollection, after revision: Int = 0, of creator: String? = nil
  ) throws(RecordFailure) -> RecordPage {
    try collections.withLock { (all) throws(RecordFailure) in
      try contents(of: collection, &all).page(after: revision, of: creator)
    }
  }

  // MARK: Changing

  /// Makes changes: all or none.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - collection: The collection.
  ///   - base: The revision from which they were derived.
  ///   - creator: The bundle identifier of the app.
  ///   - isLimited: Whether the app sees only the records that it has added.
  /// - Returns: The revision after the changes.
  public func save(
    _ changes: [RecordChange], to collection: RecordCollection, base: Int, by creator: String,
    isLimited: Bool = false
  ) throws(RecordFailure) -> Int {
    try collections.withLock { (all) throws(RecordFailure) in
      let old = try contents(of: collection, &all)
      guard old.revision == base else { throw RecordFailure(.conflict) }
      let (new, changed) = try old.making(changes, by: creator, isLimited: isLimited)
      try storage?.save(changed, to: collection, base: base, revision: new.revision)
      all[collection] = new
      return new.revision
    }
  }

  // MARK: Internals

  /// Returns the contents, which another process may have changed in the storage.
  private func contents(
    of collection: RecordCollection, _ all: inout [RecordCollection: RecordContents]
  ) throws(RecordFailure) -> RecordContents {
    if let known = all[collection] {
      guard let storage, try storage.revision(of: collection) != known.revision else {
        return known
      }
    }
    let read = try storage?.contents(of: collection) ?? RecordContents()
    all[collection] = read
    return read
  }
}
