import CoreData
import Testing

/// Fetches, requests for many objects, and controllers of results.
@Suite struct FetchTests {
  private let context: NSManagedObjectContext

  init() throws {
    context = Kitchen.context(try Kitchen.coordinator())
    let menu = Menu(context: context)
    menu.title = "Home"
    for (name, minutes) in [("Bread", 60), ("Toast", 3), ("Rice", 20), ("apple pie", 60)] {
      let dish = Dish(context: context)
      (dish.name, dish.minutes) = (name, Int32(minutes))
      dish.key = UUID()
      if minutes > 10 { menu.addToDishes(dish) }
    }
    let soup = NSEntityDescription.insertNewObject(forEntityName: "Soup", into: context)
    soup.setValue("Borscht", forKey: "name")
    try context.save()
  }

  private func names(_ configure: (NSFetchRequest<Dish>) -> Void) throws -> [String] {
    let request = NSFetchRequest<Dish>(entityName: "Dish")
    configure(request)
    return try context.fetch(request).compactMap(\.name)
  }

  @Test("CoreData.FE1. Objects of subentities are found, and those of an abstract family")
  func subentities() throws {
    #expect(try names { _ in } == ["Bread", "Toast", "Rice", "apple pie", "Borscht"])
    #expect(try names { $0.includesSubentities = false }.count == 4)
    #expect(try context.count(for: NSFetchRequest<Soup>(entityName: "Soup")) == 1)
    let request = Dish.fetchRequest()
    #expect(request.entityName == "Dish")
  }

  @Test(
    "CoreData.FE2. Conditions of every kind are evaluated",
    arguments: [
      ("minutes == 60", "Bread, apple pie"), ("name BEGINSWITH[c] 'B'", "Bread, Borscht"),
      ("minutes IN {3, 20}", "Toast, Rice"), ("menu == NULL", "Toast, Borscht"),
      ("menu.title == 'Home' AND minutes < 30", "Rice"),
      ("tags.@count == 0 AND minutes = 3", "Toast"),
      ("ANY tags.word == 'hot'", ""), ("SUBQUERY(tags, $t, $t.word == 'x').@count > 0", ""),
      ("NOT (name CONTAINS[c] 'a')", "Rice, Borscht"), ("name LIKE '*r*d'", "Bread"),
      ("entity.name == 'Soup'", "Borscht"),
    ])
  func predicates(format: String, expected: String) throws {
    let found = try names { $0.predicate = NSPredicate(format: format) }
    #expect(found.joined(separator: ", ") == expected)
  }

  @Test("CoreData.FE2. Objects, identifiers and UUIDs are compared")
  func values() throws {
    let dish = try #require(try context.fetch(NSFetchRequest<Dish>(entityName: "Dish")).first)
    let key = try #require(dish.key)
    #expect(
      try names { $0.predicate = NSPredicate(format: "key == %@", key as NSUUID) } == ["Bread"])
    #expect(try names { $0.predicate = NSPredicate(format: "SELF == %@", dish) } == ["Bread"])
    #expect(try names { $0.predicate = NSPredicate(format: "SELF IN %@", [dish]) } == ["Bread"])
    #expect(
      try names { $0.predicate = NSPredicate(format: "objectID == %@", dish.objectID) } == ["Bread"]
    )
    #expect(
      try names { $0.predicate = NSPredicate(format: "%K == %@", "name", "Rice") } == ["Rice"])
    let menu = try #require(dish.menu)
    #expect(try names { $0.predicate = NSPredicate(format: "menu == %@", menu) }.count == 3)
  }

  @Test("CoreData.FE3. An unchanged object gets the values that others have saved")
  func refreshing() throws {
    let dish = try #require(try context.fetch(NSFetchRequest<Dish>(entityName: "Dish")).first)
    #expect(dish.name == "Bread")
    let other = Kitchen.context(try #require(context.persistentStoreCoordinator))
    (other.object(with: dish.objectID) as? Dish)?.name = "Roll"
    try other.save()
    #expect(dish.name == "Bread")
    #expect(try names { $0.predicate = NSPredicate(format: "name == 'Roll'") } == ["Roll"])
    #expect(dish.name == "Roll" && !dish.hasChanges)
  }

  @Test("CoreData.FE4. Results are in order, and within limits")
  func order() throws {
    let found = try names {
      $0.sortDescriptors = [
        NSSortDescriptor(key: "minutes", ascending: false),
        NSSortDescriptor(keyPath: \Dish.name, ascending: true),
      ]
      ($0.fetchOffset, $0.fetchLimit) = (1, 3)
    }
    #expect(found == ["apple pie", "Rice", "Borscht"])
  }

  @Test("CoreData.FE5. Changes that are not saved count")
  func pending() throws {
    let request = NSFetchRequest<Dish>(entityName: "Dish")
    request.predicate = NSPredicate(format: "minutes > 50")
    let found = try context.fetch(request)
    let new = Dish(context: context)
    new.minutes = 90
    context.delete(found[0])
    found[1].minutes = 1
    #expect(try context.fetch(request) == [new])
    request.includesPendingChanges = false
    #expect(try context.fetch(request).contains(new) == false)
  }

  @Test("CoreData.FE6. Dictionaries have properties, sums and groups")
  func dictionaries() throws {
    let sum = NSExpressionDescription()
    sum.name = "total"
    sum.expression = NSExpression(
      forFunction: "sum:", arguments: [NSExpression(forKeyPath: "minutes")])
    let request = NSFetchRequest<NSDictionary>(entityName: "Dish")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = [sum]
    #expect(try context.fetch(request).first?["total"] as? Int == 148)
    let anything = Dish.fetchRequest()
    anything.resultType = .dictionaryResultType
    anything.propertiesToFetch = [sum]
    let list = try context.fetch(anything) as? [[String: Any]]
    #expect(list?.first?["total"] as? Int == 148)
    request.propertiesToFetch = ["minutes", sum]
    request.propertiesToGroupBy = ["minutes"]
    request.sortDescriptors = [NSSortDescriptor(key: "minutes", ascending: true)]
    request.havingPredicate = NSPredicate(format: "total > 4")
    let groups = try context.fetch(request)
    #expect(groups.compactMap { $0["minutes"] as? Int } == [5, 20, 60])
    #expect(groups.compactMap { $0["total"] as? Int } == [5, 20, 120])
  }

  @Test("CoreData.FE7. Identifiers and the number are results, too")
  func identifiers() throws {
    let request = NSFetchRequest<NSManagedObjectID>(entityName: "Menu")
    request.resultType = .managedObjectIDResultType
    let found = try context.fetch(request)
    #expect(found.count == 1 && found.first?.entity.name == "Menu")
    let count = NSFetchRequest<NSNumber>(entityName: "Dish")
    count.resultType = .countResultType
    #expect(try context.fetch(count) == [5])
    let wrong = NSFetchRequest<Menu>(entityName: "Dish")
    #expect(throws: NSError.self) { try context.fetch(wrong) }
  }

  @Test("CoreData.BA1–BA3. Many objects are deleted, updated and inserted in the store")
  func batches() throws {
    let few = NSFetchRequest<NSFetchRequestResult>(entityName: "Dish")
    few.predicate = NSPredicate(format: "minutes == 60")
    let deletion = NSBatchDeleteRequest(fetchRequest: few)
    deletion.resultType = .resultTypeObjectIDs
    let deleted = try context.execute(deletion) as? NSBatchDeleteResult
    #expect((deleted?.result as? [NSManagedObjectID])?.count == 2)
    let update = NSBatchUpdateRequest(entityName: "Dish")
    update.propertiesToUpdate = ["minutes": NSExpression(format: "minutes + 1"), "isHot": true]
    update.resultType = .updatedObjectsCountResultType
    let updated = try context.execute(update) as? NSBatchUpdateResult
    #expect(updated?.result as? Int == 3)
    let insertion = NSBatchInsertRequest(
      entityName: "Dish", objects: [["name": "Tea"], ["name": "Milk", "minutes": 1]])
    insertion.resultType = .count
    let inserted = try context.execute(insertion) as? NSBatchInsertResult
    #expect(inserted?.result as? Int == 2)
    context.reset()
    let all = try context.fetch(NSFetchRequest<Dish>(entityName: "Dish"))
    #expect(all.compactMap(\.name) == ["Toast", "Rice", "Borscht", "Tea", "Milk"])
    #expect(all.map(\.minutes) == [4, 21, 6, 5, 1])
  }

  @Test("CoreData.FE8. A request is executed in the context whose closure runs")
  func executing() async throws {
    let request = NSFetchRequest<Dish>(entityName: "Dish")
    request.predicate = NSPredicate(format: "minutes == 3")
    let background = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    background.persistentStoreCoordinator = context.persistentStoreCoordinator
    let isThere = try await background.perform {
      let found = try request.execute()
      return found.map(\.name) == ["Toast"] && found.first?.managedObjectContext === background
    }
    #expect(isThere)
    try context.performAndWait {
      let isInner = try background.performAndWait {
        try request.execute().first?.managedObjectContext === background
      }
      #expect(isInner)
      #expect(try request.execute().first?.managedObjectContext === context)
    }
    await #expect(processExitsWith: .failure) {
      _ = try NSFetchRequest<NSManagedObject>(entityName: "Dish").execute()
    }
  }

  @Test("CoreData.BA3. Requests for an entity know it, and insert what their closure sets")
  func entities() throws {
    let entity = try #require(NSEntityDescription.entity(forEntityName: "Dish", in: context))
    var names = ["Nuts", "Figs"]
    let request = NSBatchInsertRequest(
      entity: entity,
      dictionaryHandler: { values in
        guard let name = names.popLast() else { return true }
        values["name"] = name
        return false
      })
    #expect(request.entity === entity && request.entityName == "Dish")
    request.resultType = .count
    let result = try context.execute(request) as? NSBatchInsertResult
    #expect(result?.result as? Int == 2)
    #expect(NSBatchUpdateRequest(entity: entity).entity === entity)
  }

  @Test("CoreData.BA4. An asynchronous request calls its closure with the results")
  func asynchronous() async throws {
    let background = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    background.persistentStoreCoordinator = context.persistentStoreCoordinator
    let count = await withCheckedContinuation { continuation in
      let request = NSAsynchronousFetchRequest(
        fetchRequest: NSFetchRequest<Dish>(entityName: "Dish")
      ) { continuation.resume(returning: $0.finalResult?.count) }
      _ = try? background.execute(request)
    }
    #expect(count == 5)
  }

  @Test("CoreData.BA3. Inserted objects ignore unknown keys, and are in the stores of the request")
  func insertingIntoStores() throws {
    let coordinator = try Kitchen.coordinator()
    let second = try coordinator.addPersistentStore(
      ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    let context = Kitchen.context(coordinator)
    let request = NSBatchInsertRequest(
      entityName: "Dish", objects: [["name": "Nuts", "unknown": 1]])
    request.affectedStores = [second]
    try context.execute(request)
    let found = try context.fetch(NSFetchRequest<Dish>(entityName: "Dish"))
    #expect(found.map(\.name) == ["Nuts"] && found.first?.objectID.persistentStore === second)
    #expect {
      // A tag needs a word.
      try context.execute(NSBatchInsertRequest(entityName: "Tag", objects: [["other": 1]]))
    } throws: {
      ($0 as NSError).code == NSValidationMissingMandatoryPropertyError
    }
  }

  @Test("CoreData.FE6. The condition on groups knows their values as variables")
  func having() throws {
    let count = NSExpressionDescription()
    count.name = "count"
    count.expression = NSExpression(
      forFunction: "count:", arguments: [NSExpression(forKeyPath: "name")])
    let request = NSFetchRequest<NSDictionary>(entityName: "Dish")
    request.resultType = .dictionaryResultType
    request.propertiesToGroupBy = ["minutes"]
    request.propertiesToFetch = ["minutes", count]
    request.havingPredicate = NSPredicate(
      format: "%@ > 1", NSExpression(forVariable: "count"))
    #expect(try context.fetch(request).map { $0["minutes"] as? Int } == [60])
  }

  // MARK: Controllers

  private final class Listener: NSFetchedResultsControllerDelegate {
    var heard: [String] = []
    weak var controller: AnyObject?
    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>
    ) { self.controller = controller }
    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      func text(_ path: IndexPath?) -> String { path.map { "\($0[0]).\($0[1])" } ?? "-" }
      let name = (anObject as? Dish)?.name ?? "?"
      heard.append("\(type) \(name) \(text(indexPath)) \(text(newIndexPath))")
    }
    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) { heard.append("\(type) section \(sectionInfo.name) \(sectionIndex)") }
    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>
    ) {
      // The results are those of the controller, whatever their type here.
      heard.append("\(controller.fetchedObjects?.count ?? -1)")
    }
  }

  @Test("CoreData.RC1–RC4. A controller has sections, and reports how they change")
  func controller() throws {
    let request = NSFetchRequest<Dish>(entityName: "Dish")
    request.sortDescriptors = [
      NSSortDescriptor(key: "minutes", ascending: true),
      NSSortDescriptor(key: "name", ascending: true),
    ]
    let results = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "minutes",
      cacheName: nil)
    let listener = Listener()
    results.delegate = listener
    #expect(results.fetchedObjects == nil)
    try results.performFetch()
    #expect(results.sections?.map(\.name) == ["3", "5", "20", "60"])
    #expect(results.sections?.last?.numberOfObjects == 2)
    let toast = results.object(at: IndexPath(indexes: [0, 0]))
    #expect(toast.name == "Toast" && results.indexPath(forObject: toast)?.count == 2)
    toast.isHot = true
    context.processPendingChanges()
    #expect(listener.heard == ["update Toast 0.0 0.0", "5"] && listener.controller === results)
    listener.heard = []
    toast.minutes = 20
    let new = Dish(context: context)
    (new.name, new.minutes) = ("Nuts", 1)
    context.processPendingChanges()
    #expect(
      listener.heard == [
        "delete section 3 0", "insert section 1 0", "insert Nuts - 0.0", "move Toast 0.0 2.1", "6",
      ])
    listener.heard = []
    context.delete(new)
    context.processPendingChanges()
    #expect(listener.heard == ["delete section 1 0", "delete Nuts 0.0 -", "5"])
  }
}
