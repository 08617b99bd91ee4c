/// A store of an app's own class that reads and saves objects on demand.
///
/// - Thread: as `NSPersistentStore`; it adds nothing that changes.
// Source: CoreData.CS2–CS3
open class NSIncrementalStore: NSPersistentStore, @unchecked Sendable {
  /// Creates a store, as a coordinator does.
  public override init(
    persistentStoreCoordinator root: NSPersistentStoreCoordinator?,
    configurationName name: String?, at url: URL, options: [AnyHashable: Any]? = nil
  ) {
    super.init(
      persistentStoreCoordinator: root, configurationName: name, at: url, options: options)
  }

  // MARK: To override

  /// Performs a fetch or a save; a subclass has to override it.
  open func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext?
  ) throws -> Any { throw missing("execute(_:with:)") }

  /// Returns the values of an object; a subclass has to override it.
  open func newValuesForObject(
    with objectID: NSManagedObjectID, with context: NSManagedObjectContext
  ) throws -> NSIncrementalStoreNode { throw missing("newValuesForObject(with:with:)") }

  /// Returns the identifier, or identifiers, of the objects in a relationship; a subclass with
  /// relationships must override it.
  open func newValue(
    forRelationship relationship: NSRelationshipDescription,
    forObjectWith objectID: NSManagedObjectID, with context: NSManagedObjectContext?
  ) throws -> Any { throw missing("newValue(forRelationship:forObjectWith:with:)") }

  /// Returns permanent identifiers of new objects; a subclass that saves has to override it.
  open func obtainPermanentIDs(for array: [NSManagedObject]) throws -> [NSManagedObjectID] {
    throw missing("obtainPermanentIDs(for:)")
  }

  /// Returns the identifier of a new store.
  open class func identifierForNewStore(at storeURL: URL) -> Any { UUID().uuidString }

  /// Called when contexts start to use objects; does nothing, and is never called (CoreData.CS3).
  open func managedObjectContextDidRegisterObjects(with objectIDs: [NSManagedObjectID]) {}

  /// Called when contexts no longer use objects; does nothing, and is never called.
  open func managedObjectContextDidUnregisterObjects(with objectIDs: [NSManagedObjectID]) {}

  // MARK: Identifiers

  /// Returns the identifier of an object that the app identifies by a value.
  open func newObjectID(
    for entity: NSEntityDescription, referenceObject data: Any
  ) -> NSManagedObjectID { identifier(ownRows.number(of: data, entity), of: entity) }

  /// Returns the reference object by which the app identifies an object.
  open func referenceObject(for objectID: NSManagedObjectID) -> Any {
    ownReference(of: objectID)
  }

  // MARK: Internals

  override func newIdentifier(of object: NSManagedObject) throws -> NSManagedObjectID {
    guard let first = try obtainPermanentIDs(for: [object]).first else {
      throw missing("obtainPermanentIDs(for:)")
    }
    return first
  }

  override var newStoreIdentifier: String {
    "\(Swift.type(of: self).identifierForNewStore(at: url ?? URL(fileURLWithPath: "/dev/null")))"
  }

  override func saveOwn(_ context: NSManagedObjectContext, _ isOwn: (NSManagedObject) -> Bool)
    throws
  {
    let request = NSSaveChangesRequest(
      inserted: Set(context.inserted.filter(isOwn)), updated: Set(context.updated.filter(isOwn)),
      deleted: Set(context.deleted.filter(isOwn)), locked: nil)
    request.affectedStores = [self]
    _ = try execute(request, with: context)
  }

  /// Returns an object as a coordinator reads it.
  func row(_ object: NSManagedObjectID, in context: NSManagedObjectContext) throws -> StoredRow {
    let node = try newValuesForObject(with: object, with: context)
    let contents = object.entity.contents
    var row = StoredRow(
      number: object.number ?? 0, entity: object.entity.name ?? "", version: Int64(node.version),
      values: [:], links: [:])
    for (key, attribute) in contents.attributes where !attribute.isTransient {
      row.values[key] = node.value(for: attribute).flatMap {
        AttributeValue.kept($0, as: attribute.attributeType)
      }
    }
    for (key, relationship) in contents.relationships where !relationship.isTransient {
      let value =
        try relationship.isToMany
        ? newValue(forRelationship: relationship, forObjectWith: object, with: context)
        : node.value(for: relationship)
          ?? newValue(forRelationship: relationship, forObjectWith: object, with: context)
      let targets =
        (value as? [NSManagedObjectID]) ?? [value as? NSManagedObjectID].compactMap(\.self)
      if !targets.isEmpty { row.links[key] = targets.compactMap(\.number) }
    }
    return row
  }

  private func missing(_ method: String) -> NSError {
    StoreError.make(
      NSPersistentStoreUnsupportedRequestTypeError,
      "The store class \(Swift.type(of: self)) does not override \(method).")
  }
}
