/// The values of an object that an incremental store has read (CoreData.CS2).
///
/// - Thread: one at a time; its coordinator sees to that.
open class NSIncrementalStoreNode: NSObject, @unchecked Sendable {
  private var values: [String: Any]

  /// Creates a node without values, of no object.
  public override init() {
    objectID = NSManagedObjectID(NSEntityDescription(), .temporary(UUID()))
    (values, version) = ([:], 0)
    super.init()
  }

  /// Creates a node with the values of attributes, and identifiers for relationships to one object.
  public init(objectID: NSManagedObjectID, withValues values: [String: Any], version: UInt64) {
    (self.objectID, self.values, self.version) = (objectID, values, version)
  }

  /// The identifier of the object.
  open private(set) var objectID: NSManagedObjectID

  /// The version of the values.
  open private(set) var version: UInt64

  /// Changes values, and the version.
  open func update(withValues values: [String: Any], version: UInt64) {
    self.values.merge(values) { $1 }
    self.version = version
  }

  /// Returns the value of a property; `NSNull` for a relationship known to be empty, and nil if the
  /// value is missing.
  open func value(for prop: NSPropertyDescription) -> Any? {
    let value = values[prop.name]
    return value is NSNull && prop is NSAttributeDescription ? nil : value
  }
}

/// A request that a store saves changes of a context (CoreData.CS2).
open class NSSaveChangesRequest: NSPersistentStoreRequest {
  /// Creates a request without objects.
  public override init() {
    (insertedObjects, updatedObjects) = (nil, nil)
    (deletedObjects, lockedObjects) = (nil, nil)
    super.init()
  }

  /// Creates a request.
  public init(
    inserted insertedObjects: Set<NSManagedObject>?, updated updatedObjects: Set<NSManagedObject>?,
    deleted deletedObjects: Set<NSManagedObject>?, locked lockedObjects: Set<NSManagedObject>?
  ) {
    (self.insertedObjects, self.updatedObjects) = (insertedObjects, updatedObjects)
    (self.deletedObjects, self.lockedObjects) = (deletedObjects, lockedObjects)
  }

  /// The new objects.
  open private(set) var insertedObjects: Set<NSManagedObject>?
  /// The changed objects.
  open private(set) var updatedObjects: Set<NSManagedObject>?
  /// The objects to delete.
  open private(set) var deletedObjects: Set<NSManagedObject>?
  /// The objects whose versions must be unchanged; nil for requests of contexts.
  open private(set) var lockedObjects: Set<NSManagedObject>?

  /// The type of the request: a save.
  open override var requestType: NSPersistentStoreRequestType { .saveRequestType }
}
