// Names of notifications and of their keys.
//
// - Source: Apple's reference of `NSManagedObjectContext`; the texts of notifications are ours.
//   Confidence: documented.

/// The queue of a context.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// The context is confined to its thread, a deprecated form; it behaves as one with a queue that
  /// the app provides.
  case confinementConcurrencyType = 0
  /// A private queue.
  case privateQueueConcurrencyType = 1
  /// The main queue.
  case mainQueueConcurrencyType = 2
}

/// The inserted objects of a notification.
public let NSInsertedObjectsKey = "inserted"
/// The updated objects of a notification.
public let NSUpdatedObjectsKey = "updated"
/// The deleted objects of a notification.
public let NSDeletedObjectsKey = "deleted"
/// The refreshed objects of a notification.
public let NSRefreshedObjectsKey = "refreshed"
/// The invalidated objects of a notification.
public let NSInvalidatedObjectsKey = "invalidated"
/// The identifiers of all objects, if a context was reset.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The identifiers of inserted objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The identifiers of updated objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The identifiers of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// The identifiers of refreshed objects.
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
/// The identifiers of invalidated objects.
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"

extension NSNotification.Name {
  /// A context is about to save.
  public static let NSManagedObjectContextWillSave = NSNotification.Name(
    "NSManagedObjectContextWillSave")
  /// A context has saved.
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagedObjectContextDidSave")
  /// Objects of a context have changed.
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSManagedObjectContextObjectsDidChange")
  /// A context has saved; the notification contains only object identifiers.
  public static let NSManagedObjectContextDidSaveObjectIDs = NSNotification.Name(
    "NSManagedObjectContextDidSaveObjectIDs")
  /// A context has merged changes; the notification contains only object identifiers.
  public static let NSManagedObjectContextDidMergeChangesObjectIDs = NSNotification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDs")
  /// The stores of a coordinator have changed.
  public static let NSPersistentStoreCoordinatorStoresDidChange = NSNotification.Name(
    "NSPersistentStoreCoordinatorStoresDidChange")
  /// The stores of a coordinator are about to change.
  public static let NSPersistentStoreCoordinatorStoresWillChange = NSNotification.Name(
    "NSPersistentStoreCoordinatorStoresWillChange")
  /// A coordinator is about to remove a store.
  public static let NSPersistentStoreCoordinatorWillRemoveStore = NSNotification.Name(
    "NSPersistentStoreCoordinatorWillRemoveStore")
}

extension NSManagedObjectContext {
  /// A context is about to save.
  public static var willSaveObjectsNotification: Notification.Name {
    .NSManagedObjectContextWillSave
  }
  /// A context has saved.
  public static var didSaveObjectsNotification: Notification.Name { .NSManagedObjectContextDidSave }
  /// Objects of a context have changed.
  public static var didChangeObjectsNotification: Notification.Name {
    .NSManagedObjectContextObjectsDidChange
  }
  /// A context has saved; the notification contains only object identifiers.
  public static var didSaveObjectIDsNotification: Notification.Name {
    .NSManagedObjectContextDidSaveObjectIDs
  }

  /// A context has merged changes; the notification contains only object identifiers.
  public static var didMergeChangesObjectIDsNotification: Notification.Name {
    .NSManagedObjectContextDidMergeChangesObjectIDs
  }

  /// A key of a notification.
  public enum NotificationKey: String, Sendable {
    /// The context.
    case sourceContext = "managedObjectContext"
    /// The state of the stores after a save; no notification has it.
    case queryGeneration = "queryGeneration"
    /// The inserted objects.
    case insertedObjects = "inserted"
    /// The updated objects.
    case updatedObjects = "updated"
    /// The deleted objects.
    case deletedObjects = "deleted"
    /// The refreshed objects.
    case refreshedObjects = "refreshed"
    /// The invalidated objects.
    case invalidatedObjects = "invalidated"
    /// All objects, if a context was reset.
    case invalidatedAllObjects = "invalidatedAll"
    /// The identifiers of inserted objects.
    case insertedObjectIDs = "inserted_objectIDs"
    /// The identifiers of updated objects.
    case updatedObjectIDs = "updated_objectIDs"
    /// The identifiers of deleted objects.
    case deletedObjectIDs = "deleted_objectIDs"
    /// The identifiers of refreshed objects.
    case refreshedObjectIDs = "refreshed_objectIDs"
    /// The identifiers of invalidated objects.
    case invalidatedObjectIDs = "invalidated_objectIDs"
  }
}

extension NSManagedObjectContext {
  /// The queue of a context, in its newer form.
  public enum ConcurrencyType: Sendable {
    /// A private queue.
    case privateQueue
    /// The main queue.
    case mainQueue
  }

  /// Creates a context with a queue (CoreData.CO1).
  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue
        ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }
}
