/// The types of a change in the history of a store.
public enum NSPersistentHistoryChangeType: Int, Sendable {
  /// An object was inserted.
  case insert = 0
  /// An object was updated.
  case update = 1
  /// An object was deleted.
  case delete = 2
}
