// Names of stores in iCloud, which Apple deprecated with iOS 10.
//
// There is no iCloud here: the options are ignored with one warning, and the notification is
// never posted (CoreData.UB1–UB2).
//
// - Source: Apple's reference, "NSPersistentStoreCoordinator"; the texts are ours where it states
//   none. Confidence: documented.

/// The option with the content name of a store in iCloud; ignored.
public let NSPersistentStoreUbiquitousContentNameKey = "NSPersistentStoreUbiquitousContentNameKey"
/// The option with the content path of a store in iCloud; ignored.
public let NSPersistentStoreUbiquitousContentURLKey = "NSPersistentStoreUbiquitousContentURLKey"
/// The option with the iCloud container of a store; ignored.
public let NSPersistentStoreUbiquitousContainerIdentifierKey =
  "NSPersistentStoreUbiquitousContainerIdentifierKey"
/// The option with a token that distinguishes the stores of a device; ignored.
public let NSPersistentStoreUbiquitousPeerTokenOption = "NSPersistentStoreUbiquitousPeerTokenOption"
/// The option to rebuild a store from its iCloud content; ignored.
public let NSPersistentStoreRebuildFromUbiquitousContentOption =
  "NSPersistentStoreRebuildFromUbiquitousContentOption"
/// The option to remove the iCloud metadata from a store; ignored.
public let NSPersistentStoreRemoveUbiquitousMetadataOption =
  "NSPersistentStoreRemoveUbiquitousMetadataOption"
/// The key of the transition type in notifications; never used.
public let NSPersistentStoreUbiquitousTransitionTypeKey =
  "NSPersistentStoreUbiquitousTransitionTypeKey"

extension NSNotification.Name {
  /// A store has imported changes from iCloud; never posted.
  public static let NSPersistentStoreDidImportUbiquitousContentChanges = NSNotification.Name(
    "NSPersistentStoreDidImportUbiquitousContentChanges")
}

extension NSPersistentStoreCoordinator {
  /// Removes a store with all its files; it has no iCloud content.
  public class func removeUbiquitousContentAndPersistentStore(
    at storeURL: URL, options: [AnyHashable: Any]? = nil
  ) throws {
    try removeFiles(at: storeURL)
  }
}
