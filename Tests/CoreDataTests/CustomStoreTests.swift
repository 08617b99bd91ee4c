import CoreData
import Synchronization
import Testing

/// Tests of stores of an app's own classes.
@Suite(.serialized) struct CustomStoreTests {
  @Test("CoreData.CS1–CS2. An incremental store reads and saves objects by its own references")
  func incremental() throws {
    NSPersistentStoreCoordinator.registerStoreClass(Pantry.self, forStoreType: "Pantry")
    Pantry.rows.withLock { $0 = ["a": ["name": "Bread", "minutes": 7, "tags": "t"]] }
    Pantry.tags.withLock { $0 = ["t": "warm"] }
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Kitchen.model())
    let store = try coordinator.addPersistentStore(
      ofType: "Pantry", configurationName: nil, at: URL(fileURLWithPath: "/pantry"))
    #expect(store is Pantry && store.type == "Pantry" && store.identifier == "pantry")
    let context = Kitchen.context(coordinator)
    let request = NSFetchRequest<Dish>(entityName: "Dish")
    let bread = try #require(try context.fetch(request).first)
    #expect(bread.name == "Bread" && bread.minutes == 7)
    let tags = bread.value(forKey: "tags") as? Set<NSManagedObject>
    #expect(tags?.first?.value(forKey: "word") as? String == "warm")

    let toast = Dish(context: context)
    (toast.name, bread.minutes) = ("Toast", 8)
    try context.save()
    #expect(!toast.objectID.isTemporaryID && !context.hasChanges)
    #expect(Pantry.rows.withLock { $0["a"]?["minutes"] as? Int32 } == 8)
    #expect(Pantry.rows.withLock { $0["new1"]?["name"] as? String } == "Toast")
    bread.minutes = 9
    try context.save()
    context.delete(bread)
    try context.save()
    #expect(Pantry.rows.withLock { $0.keys.sorted() } == ["new1"])
    let names = try Kitchen.context(coordinator).fetch(request).map(\.name)
    #expect(names == ["Toast"])
    try coordinator.remove(store)
    NSPersistentStoreCoordinator.registerStoreClass(nil, forStoreType: "Pantry")
  }

  @Test("CoreData.CS4. An atomic store loads all nodes, and saves them with each change")
  func atomic() throws {
    NSPersistentStoreCoordinator.registerStoreClass(Booklet.self, forStoreType: "Booklet")
    defer { NSPersistentStoreCoordinator.registerStoreClass(nil, forStoreType: "Booklet") }
    try Kitchen.withFile { file in
      try JSONSerialization.data(withJSONObject: ["1": "Bread"]).write(to: file)
      let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Kitchen.model())
      try coordinator.addPersistentStore(ofType: "Booklet", configurationName: nil, at: file)
      let context = Kitchen.context(coordinator)
      let bread = try #require(try context.fetch(NSFetchRequest<Dish>(entityName: "Dish")).first)
      let menu = Menu(context: context)
      menu.title = "Lunch"
      menu.addToDishes(bread)
      bread.name = "Rye bread"
      try context.save()
      bread.name = "Rye"
      try context.save()
      let other = Kitchen.context(coordinator)
      let read = try #require(try other.fetch(NSFetchRequest<Menu>(entityName: "Menu")).first)
      #expect(read.title == "Lunch" && (read.dishes?.firstObject as? Dish)?.name == "Rye")
      let saved = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
      #expect(saved as? [String: String] == ["1": "Rye"])
      context.delete(bread)
      try context.save()
      #expect(try other.count(for: NSFetchRequest<Dish>(entityName: "Dish")) == 0)
    }
  }
}

/// An incremental store whose rows are in a dictionary.
private final class Pantry: NSIncrementalStore, @unchecked Sendable {
  nonisolated(unsafe) private static var last = 0
  static let rows = Mutex<[String: [String: any Sendable]]>([:])
  static let tags = Mutex<[String: String]>([:])

  override func loadMetadata() throws {
    metadata = [NSStoreUUIDKey: "pantry", NSStoreTypeKey: "Pantry"]
  }

  override func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext?
  ) throws -> Any {
    if let save = request as? NSSaveChangesRequest {
      let changed = (save.insertedObjects ?? []).union(save.updatedObjects ?? [])
      for case let dish as Dish in changed {
        let (name, minutes) = (dish.name ?? "", dish.minutes)
        Self.rows.withLock { $0[reference(dish)] = ["name": name, "minutes": minutes] }
      }
      for object in save.deletedObjects ?? [] {
        _ = Self.rows.withLock { $0.removeValue(forKey: reference(object)) }
      }
      return []
    }
    guard let fetch = request as? NSFetchRequest<NSFetchRequestResult>, let entity = fetch.entity
    else { return [] }
    let keys = entity.name == "Dish" ? Self.rows.withLock { $0.keys.sorted() } : []
    return keys.compactMap { context?.object(with: newObjectID(for: entity, referenceObject: $0)) }
  }

  override func newValuesForObject(
    with objectID: NSManagedObjectID, with context: NSManagedObjectContext
  ) throws -> NSIncrementalStoreNode {
    let key = referenceObject(for: objectID) as? String ?? ""
    var values: [String: Any] = [:]
    if objectID.entity.name == "Tag" {
      values["word"] = Self.tags.withLock { $0[key] }
    } else {
      guard let row = Self.rows.withLock({ $0[key] }) else { throw CocoaError(.fileNoSuchFile) }
      values = row.filter { $0.key != "tags" }
      values["menu"] = NSNull()
    }
    return NSIncrementalStoreNode(objectID: objectID, withValues: values, version: 1)
  }

  override func newValue(
    forRelationship relationship: NSRelationshipDescription,
    forObjectWith objectID: NSManagedObjectID, with context: NSManagedObjectContext?
  ) throws -> Any {
    let key = referenceObject(for: objectID) as? String ?? ""
    guard relationship.name == "tags", let tag = Self.rows.withLock({ $0[key]?["tags"] }),
      let entity = relationship.destinationEntity
    else { return [NSManagedObjectID]() }
    return [newObjectID(for: entity, referenceObject: tag)]
  }

  override func obtainPermanentIDs(for array: [NSManagedObject]) throws -> [NSManagedObjectID] {
    array.map {
      Self.last += 1
      return newObjectID(for: $0.entity, referenceObject: "new\(Self.last)")
    }
  }

  private func reference(_ object: NSManagedObject) -> String {
    referenceObject(for: object.objectID) as? String ?? ""
  }
}

/// An atomic store of the names of dishes in a file.
private final class Booklet: NSAtomicStore, @unchecked Sendable {
  override func load() throws {
    guard let url,
      let entity = persistentStoreCoordinator?.managedObjectModel.entitiesByName["Dish"]
    else { return }
    let read = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    for (key, name) in read as? [String: String] ?? [:] {
      let node = NSAtomicStoreCacheNode(
        objectID: objectID(for: entity, withReferenceObject: key))
      node.setValue(name, forKey: "name")
      addCacheNodes([node])
    }
  }

  override func save() throws {
    var names: [String: String] = [:]
    for node in cacheNodes() where node.objectID.entity.name == "Dish" {
      guard let key = referenceObject(for: node.objectID) as? String else { continue }
      names[key] = node.value(forKey: "name") as? String
    }
    if let url { try JSONSerialization.data(withJSONObject: names).write(to: url) }
  }
}
