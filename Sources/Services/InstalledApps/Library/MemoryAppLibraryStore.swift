import Synchronization

/// A store in memory, which lives as long as a test or a run.
public final class MemoryAppLibraryStore: AppLibraryStore {
  /// Creates an empty store.
  public init() {}

  /// Returns what the store has kept.
  public func load(pageCapacity: Int) throws(AppStoreError) -> AppLibrary {
    let (records, settings) = kept.withLock { $0 }
    return AppLibrary(Array(records.values), settings: settings, pageCapacity: pageCapacity)
  }

  /// Keeps changes: all of them, or none.
  public func save(_ changes: [AppLibraryChange]) throws(AppStoreError) {
    kept.withLock { kept in
      for change in changes {
        switch change {
        case .put(let record): kept.0[record.description.identifier.text] = record
        case .remove(let app): kept.0[app.text] = nil
        case .set(let key, let value): kept.1[key] = value
        }
      }
    }
  }

  // MARK: Internals

  private let kept = Mutex<([String: AppRecord], [String: String])>(([:], [:]))
}
