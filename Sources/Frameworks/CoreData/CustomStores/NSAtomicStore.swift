/// A store of an app's own class that reads and saves all its objects at once.
///
/// - Thread: one at a time; its coordinator sees to that.
// Source: CoreData.CS4
open class NSAtomicStore: NSPersistentStore, @unchecked Sendable {
  private var nodes: [NSManagedObjectID: NSAtomicStoreCacheNode] = [:]
  private var versions: [NSManagedObjectID: Int64] = [:]

  /// Creates a store, as a coordinator does.
  public override init(
    persistentStoreCoordinator root: NSPersistentStoreCoordinator?,
    configurationName name: String?, at url: URL, options: [AnyHashable: Any]? = nil
  ) {
    super.init(
      persistentStoreCoordinator: root, configurationName: name, at: url, options: options)
  }

  // MARK: To override

  /// Adds the nodes of the file; a subclass has to override it.
  open func load() throws { throw missing("load()") }

  /// Saves all nodes in the file; a subclass has to override it.
  open func save() throws { throw missing("save()") }

  /// Returns a node with the values of a new object.
  open func newCacheNode(for managedObject: NSManagedObject) -> NSAtomicStoreCacheNode {
    let node = NSAtomicStoreCacheNode(objectID: managedObject.objectID)
    updateCacheNode(node, from: managedObject)
    return node
  }

  /// Updates a node with the values of a changed object.
  open func updateCacheNode(_ node: NSAtomicStoreCacheNode, from managedObject: NSManagedObject) {
    for (key, _) in managedObject.entity.attributesByName {
      node.setValue(managedObject.value(forKey: key), forKey: key)
    }
    for (key, relationship) in managedObject.entity.relationshipsByName {
      let targets = managedObject.objectIDs(forRelationshipNamed: key).compactMap(cacheNode)
      node.setValue(
        relationship.isToMany ? NSOrderedSet(array: targets) : targets.first, forKey: key)
    }
  }

  /// Returns a value that identifies a new object in the file.
  open func newReferenceObject(for managedObject: NSManagedObject) -> Any { UUID().uuidString }

  /// Called before nodes are removed; does nothing.
  open func willRemoveCacheNodes(_ cacheNodes: Set<NSAtomicStoreCacheNode>) {}

  // MARK: Nodes

  /// Returns the nodes of all objects.
  open func cacheNodes() -> Set<NSAtomicStoreCacheNode> { Set(nodes.values) }

  /// Adds the nodes of objects that the file has.
  open func addCacheNodes(_ cacheNodes: Set<NSAtomicStoreCacheNode>) {
    for node in cacheNodes { nodes[node.objectID] = node }
  }

  /// Returns the node of an object; nil if there is none.
  open func cacheNode(for objectID: NSManagedObjectID) -> NSAtomicStoreCacheNode? {
    nodes[objectID]
  }

  /// Returns the identifier of an object that the file identifies by a value.
  open func objectID(
    for entity: NSEntityDescription, withReferenceObject data: Any
  ) -> NSManagedObjectID { identifier(ownRows.number(of: data, entity), of: entity) }

  /// Returns the reference object by which the file identifies an object.
  open func referenceObject(for objectID: NSManagedObjectID) -> Any {
    ownReference(of: objectID)
  }

  // MARK: Internals

  override func newIdentifier(of object: NSManagedObject) throws -> NSManagedObjectID {
    objectID(for: object.entity, withReferenceObject: newReferenceObject(for: object))
  }

  override func saveOwn(_ context: NSManagedObjectContext, _ isOwn: (NSManagedObject) -> Bool)
    throws
  {
    let new = context.inserted.filter(isOwn)
    let added = new.map { ($0, newCacheNode(for: $0)) }
    addCacheNodes(Set(added.map(\.1)))
    // All nodes to which relationships can lead exist now.
    for (object, node) in added { updateCacheNode(node, from: object) }
    for object in context.updated where isOwn(object) {
      if let node = nodes[object.objectID] { updateCacheNode(node, from: object) }
      versions[object.objectID, default: 1] += 1
    }
    let gone = context.deleted.filter(isOwn).compactMap { nodes[$0.objectID] }
    if !gone.isEmpty { willRemoveCacheNodes(Set(gone)) }
    for node in gone { nodes[node.objectID] = nil }
    try save()
  }

  /// Returns an object as a coordinator reads it.
  func row(_ node: NSAtomicStoreCacheNode) -> StoredRow {
    let entity = node.objectID.entity
    var row = StoredRow(
      number: node.objectID.number ?? 0, entity: entity.name ?? "",
      version: versions[node.objectID] ?? 1, values: [:], links: [:])
    for (key, attribute) in entity.contents.attributes where !attribute.isTransient {
      row.values[key] = node.value(forKey: key).flatMap {
        AttributeValue.kept($0, as: attribute.attributeType)
      }
    }
    for (key, relationship) in entity.contents.relationships where !relationship.isTransient {
      let targets = Self.nodes(node.value(forKey: key)).compactMap(\.objectID.number)
      if !targets.isEmpty { row.links[key] = targets }
    }
    return row
  }

  private static func nodes(_ value: Any?) -> [NSAtomicStoreCacheNode] {
    switch value {
    case let node as NSAtomicStoreCacheNode: [node]
    case let nodes as NSOrderedSet: nodes.array.compactMap { $0 as? NSAtomicStoreCacheNode }
    case let nodes as NSSet: nodes.allObjects.compactMap { $0 as? NSAtomicStoreCacheNode }
    case let nodes as Set<NSAtomicStoreCacheNode>: Array(nodes)
    case let nodes as [NSAtomicStoreCacheNode]: nodes
    default: []
    }
  }

  private func missing(_ method: String) -> NSError {
    StoreError.make(
      NSPersistentStoreOperationError,
      "The store class \(Swift.type(of: self)) does not override \(method).")
  }
}
