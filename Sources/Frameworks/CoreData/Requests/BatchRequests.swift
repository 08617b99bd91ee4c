internal import TactusCrashReports

// Batch requests, which change objects in the stores and bypass the contexts (CoreData.BA1–BA3).

/// The result types of a batch deletion.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether the request has succeeded.
  case resultTypeStatusOnly = 0
  /// The identifiers of the objects.
  case resultTypeObjectIDs = 1
  /// The number of objects.
  case resultTypeCount = 2
}

/// A batch request that deletes objects.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// Creates a request that deletes the objects that match a fetch request.
  public init(fetchRequest fetch: NSFetchRequest<NSFetchRequestResult>) {
    fetchRequest = fetch.copied()
  }

  /// Creates a request that deletes objects.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
    fetchRequest.predicate = NSPredicate { object, _ in
      (object as? NSManagedObject).map { objects.contains($0.objectID) } ?? false
    }
  }

  /// The request of the objects.
  public let fetchRequest: NSFetchRequest<NSFetchRequestResult>

  /// The type of the result.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  /// The type of the request: a batch deletion.
  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }
}

/// A batch request that updates objects.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// Creates a request that updates objects of an entity.
  public init(entityName: String) { self.entityName = entityName }

  /// Creates a request that updates objects of an entity.
  public convenience init(entity: NSEntityDescription) {
    self.init(entityName: entity.name ?? "")
    chosenEntity = entity
  }

  /// The name of the entity.
  public let entityName: String

  /// The entity: the given one, or that with the name in the loaded models.
  open var entity: NSEntityDescription { Self.entity(chosenEntity, entityName) }
  private var chosenEntity: NSEntityDescription?

  /// The condition; nil for none.
  open var predicate: NSPredicate?

  /// Whether objects of subentities are updated.
  open var includesSubentities = true

  /// The new values, or expressions for them, by the properties or their names.
  open var propertiesToUpdate: [AnyHashable: Any]?

  /// The type of the result.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  /// The type of the request: a batch update.
  open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }
}

/// A batch request that inserts objects.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// Creates a request that inserts objects with values.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
    super.init()
  }

  /// Creates a request that inserts objects with values.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
    chosenEntity = entity
  }

  /// Creates a request that inserts objects whose values a closure sets until it returns true.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    chosenEntity = entity
  }

  /// Creates a request that inserts objects whose values a closure sets until it returns true.
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
    chosenEntity = entity
  }

  /// Creates a request that inserts objects whose values a closure sets until it returns true.
  public init(
    entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.entityName = entityName
    dictionaryHandler = handler
    super.init()
  }

  /// Creates a request that inserts objects whose values a closure sets until it returns true.
  public init(
    entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.entityName = entityName
    managedObjectHandler = handler
    super.init()
  }

  /// The name of the entity.
  public let entityName: String

  /// The entity: the given one, or that with the name in the loaded models.
  open var entity: NSEntityDescription { Self.entity(chosenEntity, entityName) }
  private var chosenEntity: NSEntityDescription?

  /// The values of the objects.
  open var objectsToInsert: [[String: Any]]?

  /// The closure that sets values, and returns true when it has none left.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?

  /// The closure that sets an object's values, and returns true when it has none left.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?

  /// The type of the result.
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  /// The type of the request: a batch insertion.
  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }
}

extension NSPersistentStoreRequest {
  /// Returns an entity that was given, or that of a name; a name without one is an exception.
  fileprivate static func entity(
    _ chosen: NSEntityDescription?, _ name: String
  ) -> NSEntityDescription {
    guard let entity = chosen ?? OpenModels.entity(name) else {
      programmingError(
        "no model that is open has an entity \(name)", exception: "NSInternalInconsistencyException"
      )
    }
    return entity
  }
}
