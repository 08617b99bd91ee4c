// Names of the history of stores, and of notifications of their changes.
//
// - Source: Apple's reference, "Persistent History"; the texts are ours where it states none.
//   Confidence: documented.

/// The key of a bookmark in the user information of a notification.
public let NSPersistentHistoryTokenKey = "historyToken"
/// The key of a store's URL in the user information of a notification.
public let NSPersistentStoreURLKey = "storeURL"
/// The key of a store whose identifier has changed: the old store, the new one, and the new
/// identifiers of its objects; never used.
public let NSUUIDChangedPersistentStoresKey = "uuidChanged"

extension NSNotification.Name {
  /// A store was changed by this coordinator or another one of the process (CoreData.HI7).
  public static let NSPersistentStoreRemoteChange = NSNotification.Name(
    "NSPersistentStoreRemoteChange")
}
