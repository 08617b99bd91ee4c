internal import TactusCrashReports

/// A container whose stores are mirrored to CloudKit on an iPhone.
///
/// There is no iCloud here: the stores stay on the device, which a warning says (CoreData.CK1).
///
/// - Thread: as `NSPersistentContainer`; it adds nothing that changes.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Creates a container for a model.
  public override init(name: String, managedObjectModel model: NSManagedObjectModel) {
    super.init(name: name, managedObjectModel: model)
  }

  /// Loads the stores without mirroring them, and calls a closure for each.
  open override func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, Error?) -> Void
  ) {
    RuntimeWarning.once(
      "NSPersistentCloudKitContainer does not mirror its stores: there is no iCloud here")
    super.loadPersistentStores(completionHandler: block)
  }

  /// Throws, since there is no iCloud whose schema could be initialized.
  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {
    throw StoreError.make(
      NSPersistentStoreOperationError, "The schema cannot be initialized: there is no iCloud.")
  }

  /// Returns whether the record of an object can be updated; always true, since no records are
  /// shared.
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }

  /// Returns whether the record of an object can be deleted; always true, since no records are
  /// shared.
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }

  /// Returns whether objects of a store can be changed; false for a read-only store.
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { !store.isReadOnly }
}
