internal import TactusCrashReports

/// A container whose stores would be mirrored to CloudKit.
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

  /// Throws, as there is no iCloud whose schema could be initialized.
  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {
    throw StoreError.make(
      NSPersistentStoreOperationError, "The schema cannot be initialized: there is no iCloud.")
  }

  /// Returns whether the record of an object can be updated: always, as nobody shares any.
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }

  /// Returns whether the record of an object can be deleted: always, as nobody shares any.
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }

  /// Returns whether objects of a store can be changed: unless the store is read-only.
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { !store.isReadOnly }
}
