// Names of stores in iCloud, which Apple deprecated with iOS 10.
//
// No iCloud exists here: the options are ignored, which one warning says, and the notification is
// never posted (CoreData.UB1–UB2).
//
// - Source: Apple's reference, "NSPersistentStoreCoordinator"; the texts are ours where it states
//   none. Confidence: documented.

/// The option with the name of a store's content in iCloud; it is ignored.
public let NSPersistentStoreUbiquitousContentNameKey = "NSPersistentStoreUbiquitousContentNameKey"
/// The option with the path of a store's content in iCloud; it is ignored.
public let NSPersistentStoreUbiquitousContentURLKey = "NSPersistentStoreUbiquitousContentURLKey"
/// The option with the container of a store in iCloud; it is ignored.
public let NSPersistentStoreUbiquitousContainerIdentifierKey =
  "NSPersistentStoreUbiquitousContainerIdentifierKey"
/// The option with a token that distinguishes the stores of a device; it is ignored.
public let NSPersistentStoreUbiquitousPeerTokenOption = "NSPersistentStoreUbiquitousPeerTokenOption"
/// The option that a store is built anew from its content in iCloud; it is ignored.
public let NSPersistentStoreRebuildFromUbiquitousContentOption =
  "NSPersistentStoreRebuildFromUbiquitousContentOption"
/// The option that the metadata of iCloud are removed from a store; it is ignored.
public let NSPersistentStoreRemoveUbiquitousMetadataOption =
  "NSPersistentStoreRemoveUbiquitousMetadataOption"
/// The key of the kind of a transition in notifications; no notification has it.
public let NSPersistentStoreUbiquitousTransitionTypeKey =
  "NSPersistentStoreUbiquitousTransitionTypeKey"

extension NSNotification.Name {
  /// A store has imported changes from iCloud; it is never posted.
  public static let NSPersistentStoreDidImportUbiquitousContentChanges = NSNotification.Name(
    "NSPersistentStoreDidImportUbiquitousContentChanges")
}

extension NSPersistentStoreCoordinator {
  /// Removes a store with all its files; it has no content in iCloud.
  public class func removeUbiquitousContentAndPersistentStore(
    at storeURL: URL, options: [AnyHashable: Any]? = nil
  ) throws {
    try removeFiles(at: storeURL)
  }
}
