import CoreData
import Synchronization
import Testing

/// Contexts, identifiers and conflicts.
@Suite struct ContextTests {
  private let coordinator: NSPersistentStoreCoordinator
  private let context: NSManagedObjectContext

  init() throws {
    coordinator = try Kitchen.coordinator()
    context = Kitchen.context(coordinator)
  }

  private func saved(_ name: String, minutes: Int32 = 5) throws -> Dish {
    let dish = Dish(context: context)
    (dish.name, dish.minutes) = (name, minutes)
    try context.save()
    return dish
  }

  private func tag(_ word: String, _ context: NSManagedObjectContext) -> NSManagedObject {
    let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
    tag.setValue(word, forKey: "word")
    return tag
  }

  @Test("CoreData.CO1–CO2. A private context performs closures on its queue, and waits inside it")
  func queues() async throws {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    let count = context.performAndWait {
      _ = Dish(context: context)
      return context.performAndWait { context.insertedObjects.count }
    }
    #expect(count == 1)
    let found = try await context.perform {
      try context.save()
      return try context.count(for: NSFetchRequest<Dish>(entityName: "Dish"))
    }
    #expect(found == 1)
    await #expect(throws: CancellationError.self) {
      try await context.perform { throw CancellationError() }
    }
  }

  @Test("CoreData.CO3. An identifier has one object in a context, and an error without a row")
  func identity() throws {
    let dish = try saved("Bread")
    #expect(context.object(with: dish.objectID) === dish)
    #expect(try context.existingObject(with: dish.objectID) === dish)
    let other = Kitchen.context(coordinator)
    let twin = other.object(with: dish.objectID)
    #expect(twin !== dish && twin.objectID == dish.objectID)
    context.delete(dish)
    try context.save()
    other.reset()
    let error = #expect(throws: NSError.self) { try other.existingObject(with: dish.objectID) }
    #expect(error?.code == NSManagedObjectReferentialIntegrityError)
  }

  @Test("CoreData.CO4. Rolling back discards insertions, changes and deletions")
  func rollback() throws {
    let (one, two) = (try saved("One"), try saved("Two"))
    one.name = "Changed"
    context.delete(two)
    let new = Dish(context: context)
    context.rollback()
    #expect(one.name == "One" && !two.isDeleted && new.managedObjectContext == nil)
    #expect(!context.hasChanges)
  }

  @Test("CoreData.CO5 and CoreData.ID1. Saving calls the objects, posts the changes and names them")
  func saving() throws {
    let dish = Dish(context: context)
    let temporary = dish.objectID
    nonisolated(unsafe) var posted: [Set<NSManagedObject>] = []
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: context, queue: nil
    ) { posted.append($0.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject> ?? []) }
    defer { NotificationCenter.default.removeObserver(token) }
    try context.save()
    try context.save()
    #expect(posted == [[dish]] && dish.events == ["insert", "willSave", "didSave"])
    #expect(!dish.objectID.isTemporaryID && dish.objectID != temporary)
    #expect(context.object(with: temporary) === dish)
  }

  @Test("CoreData.CO6. A child saves into its parent, and the parent into the store")
  func children() throws {
    let dish = try saved("Bread")
    let child = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    child.parent = context
    let twin = try #require(child.object(with: dish.objectID) as? Dish)
    twin.name = "Toast"
    let new = Dish(context: child)
    new.name = "Jam"
    #expect(dish.name == "Bread")
    #expect(try child.count(for: NSFetchRequest<Dish>(entityName: "Dish")) == 2)
    try child.save()
    #expect(dish.name == "Toast" && context.hasChanges && !child.hasChanges)
    let stored = Kitchen.context(coordinator)
    #expect(try stored.count(for: NSFetchRequest<Dish>(entityName: "Dish")) == 1)
    try context.save()
    #expect(try stored.count(for: NSFetchRequest<Dish>(entityName: "Dish")) == 2)
    child.delete(twin)
    try child.save()
    #expect(dish.isDeleted)
  }

  @Test("CoreData.CO7. Changes are reported once, when they are processed")
  func reports() throws {
    let dish = try saved("Bread")
    nonisolated(unsafe) var posted: [Set<String>] = []
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { posted.append(Set(($0.userInfo ?? [:]).keys.compactMap { $0 as? String })) }
    defer { NotificationCenter.default.removeObserver(token) }
    (dish.name, dish.minutes) = ("Toast", 3)
    _ = Dish(context: context)
    context.processPendingChanges()
    context.processPendingChanges()
    #expect(posted == [[NSInsertedObjectsKey, NSUpdatedObjectsKey]])
  }

  @MainActor @Test("CoreData.CO8. An undo manager undoes and does again")
  func undo() throws {
    let dish = try saved("Bread")
    let manager = UndoManager()
    manager.groupsByEvent = false
    context.undoManager = manager
    manager.beginUndoGrouping()
    dish.name = "Toast"
    manager.endUndoGrouping()
    context.undo()
    #expect(dish.name == "Bread")
    context.redo()
    #expect(dish.name == "Toast")
  }

  @Test("CoreData.ID2. A URI leads back to a saved object")
  func uris() throws {
    let dish = try saved("Bread")
    let uri = dish.objectID.uriRepresentation()
    #expect(uri.scheme == "x-coredata")
    #expect(coordinator.managedObjectID(forURIRepresentation: uri) == dish.objectID)
    let unknown = try #require(URL(string: "x-coredata://none/Dish/p1"))
    #expect(coordinator.managedObjectID(forURIRepresentation: unknown) == nil)
  }

  @Test("CoreData.ME1. A change of what others have saved meanwhile is a conflict")
  func conflict() throws {
    let dish = try saved("Bread")
    let other = Kitchen.context(coordinator)
    let twin = try #require(other.object(with: dish.objectID) as? Dish)
    twin.name = "Toast"
    dish.name = "Roll"
    try other.save()
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectMergeError)
    let list = error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict]
    let found = try #require(list?.first)
    #expect(found.sourceObject === dish && found.oldVersionNumber == 1)
    #expect(found.persistedSnapshot?["name"] as? String == "Toast")
    #expect(found.newVersionNumber == 2)
  }

  @Test(
    "CoreData.ME2. Each policy keeps its side of a conflict",
    arguments: [
      (NSMergePolicy.mergeByPropertyObjectTrump, "Roll", Int32(9), 2.0),
      (.mergeByPropertyStoreTrump, "Toast", 9, 2), (.overwrite, "Roll", 9, 0),
      (.rollback, "Toast", 5, 2),
    ] as [(NSMergePolicy, String, Int32, Double)])
  func policies(policy: NSMergePolicy, name: String, minutes: Int32, rating: Double) throws {
    let dish = try saved("Bread")
    let other = Kitchen.context(coordinator)
    let twin = try #require(other.object(with: dish.objectID) as? Dish)
    (twin.name, twin.rating) = ("Toast", 2)
    (dish.name, dish.minutes) = ("Roll", 9)
    try other.save()
    context.mergePolicy = policy
    try context.save()
    #expect(dish.name == name && dish.minutes == minutes && dish.rating == rating)
    let fresh = Kitchen.context(coordinator)
    let stored = try #require(fresh.object(with: dish.objectID) as? Dish)
    #expect(stored.name == name && stored.minutes == minutes && stored.rating == rating)
  }

  @Test("CoreData.ME3. Saved changes of others are merged, and unsaved ones are kept")
  func merging() throws {
    let (dish, gone) = (try saved("Bread"), try saved("Gone"))
    dish.minutes = 9
    let other = Kitchen.context(coordinator)
    let twin = try #require(other.object(with: dish.objectID) as? Dish)
    twin.name = "Toast"
    other.delete(other.object(with: gone.objectID))
    nonisolated(unsafe) var note: Notification?
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: other, queue: nil
    ) { note = $0 }
    defer { NotificationCenter.default.removeObserver(token) }
    try other.save()
    context.mergeChanges(fromContextDidSave: try #require(note))
    #expect(dish.name == "Toast" && dish.minutes == 9 && dish.isUpdated)
    #expect(gone.managedObjectContext == nil)
    try context.save()
  }

  @Test("CoreData.ME3. A context merges by itself if it is to")
  func automatic() async throws {
    let container = NSPersistentContainer(name: "K", managedObjectModel: Kitchen.model())
    let memory = NSPersistentStoreDescription()
    memory.type = NSInMemoryStoreType
    container.persistentStoreDescriptions = [memory]
    container.loadPersistentStores { #expect($1 == nil) }
    let reader = container.newBackgroundContext()
    reader.automaticallyMergesChangesFromParent = true
    let writer = container.newBackgroundContext()
    let identifier = try await writer.perform {
      let dish = Dish(context: writer)
      dish.name = "Bread"
      try writer.save()
      return dish.objectID
    }
    // The reader keeps the object in memory.
    nonisolated(unsafe) var kept: Dish?
    await reader.perform {
      kept = reader.object(with: identifier) as? Dish
      #expect(kept?.name == "Bread")
    }
    try await writer.perform {
      (writer.object(with: identifier) as? Dish)?.name = "Toast"
      try writer.save()
    }
    await reader.perform(schedule: .enqueued) { #expect(kept?.name == "Toast") }
  }

  @Test("CoreData.ME4. Values that have to be unique are an error, or belong to one object")
  func constraints() throws {
    _ = tag("hot", context)
    try context.save()
    let new = tag("hot", context)
    new.setValue(Set([Dish(context: context)]), forKey: "dishes")
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    let found = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Tag"))
    #expect(found.count == 1)
    #expect((found.first?.value(forKey: "dishes") as? NSSet)?.count == 1)
    (_, _) = (tag("mild", context), tag("mild", context))
    try context.save()
    #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Tag")) == 2)
  }

  @Test("CoreData.ME4. A group without attributes is no constraint")
  func emptyConstraint() throws {
    let model = NSManagedObjectModel()
    let entity = Kitchen.entity("Spice", NSManagedObject.self)
    entity.uniquenessConstraints = [[]]
    model.entities = [entity]
    let context = Kitchen.context(try Kitchen.coordinator(nil, model))
    for _ in 0..<2 {
      _ = NSEntityDescription.insertNewObject(forEntityName: "Spice", into: context)
    }
    try context.save()
    #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Spice")) == 2)
  }
}
