import CoreData
import Testing

/// Tests of the history of stores.
@Suite struct PersistentHistoryTests {
  private static var options: [AnyHashable: Any] {
    [
      NSPersistentHistoryTrackingKey: true,
      NSPersistentStoreRemoteChangeNotificationPostOptionKey: true,
    ]
  }

  /// Calls a closure with a context of a file that keeps its history.
  private func withContext(
    _ model: NSManagedObjectModel = Kitchen.model(),
    _ body: (NSManagedObjectContext, URL) throws -> Void
  ) throws {
    try Kitchen.withFile { file in
      let context = Kitchen.context(
        try Kitchen.coordinator(file, model, options: Self.options))
      (context.name, context.transactionAuthor) = ("kitchen", "cook")
      try body(context, file)
    }
  }

  private func transactions(
    _ request: NSPersistentHistoryChangeRequest, _ context: NSManagedObjectContext
  ) throws -> [NSPersistentHistoryTransaction] {
    let result = try #require(try context.execute(request) as? NSPersistentHistoryResult)
    return try #require(result.result as? [NSPersistentHistoryTransaction])
  }

  private static func addDish(_ name: String, _ context: NSManagedObjectContext) throws -> Dish {
    let dish = Dish(context: context)
    dish.name = name
    try context.save()
    return dish
  }

  @Test("CoreData.HI1–HI2. Each save is a transaction with its author, context and changes")
  func recording() throws {
    let model = Kitchen.model()
    model.entitiesByName["Dish"]?.attributesByName["name"]?.preservesValueInHistoryOnDeletion =
      true
    try withContext(model) { context, _ in
      let dish = try Self.addDish("Bread", context)
      let identifier = dish.objectID
      dish.minutes = 12
      try context.save()
      context.delete(dish)
      try context.save()
      let all = try transactions(.fetchHistory(after: Date.distantPast), context)
      #expect(all.map(\.author) == ["cook", "cook", "cook"])
      #expect(all.map(\.contextName) == ["kitchen", "kitchen", "kitchen"])
      #expect(all.map(\.transactionNumber) == [1, 2, 3])
      let changes = all.flatMap { $0.changes ?? [] }
      #expect(changes.map(\.changeType) == [.insert, .update, .delete])
      #expect(changes.allSatisfy { $0.changedObjectID == identifier })
      #expect(changes[1].updatedProperties?.map(\.name) == ["minutes"])
      #expect(changes[2].tombstone?["name"] as? String == "Bread")
      #expect(changes[0].transaction === all[0] && changes[0].tombstone == nil)
    }
  }

  @Test("CoreData.HI1. Requests for many objects are recorded, and stores without the option not")
  func batches() throws {
    try withContext { context, file in
      let request = NSBatchInsertRequest(
        entityName: "Dish", objects: [["name": "Bread"], ["name": "Tea"]])
      try context.execute(request)
      let all = try transactions(.fetchHistory(after: Date.distantPast), context)
      #expect(all.map { $0.changes?.count } == [2] && all.first?.author == "cook")
      let silent = Kitchen.context(try Kitchen.coordinator(file))
      _ = try Self.addDish("Soup", silent)
      #expect(try transactions(.fetchHistory(after: Date.distantPast), context).count == 1)
      #expect(
        silent.persistentStoreCoordinator?.currentPersistentHistoryToken(fromStores: nil) == nil)
    }
  }

  @Test("CoreData.HI3. Transactions after a bookmark are found, also by another coordinator")
  func tokens() throws {
    try withContext { context, file in
      let coordinator = try #require(context.persistentStoreCoordinator)
      let first = try #require(coordinator.currentPersistentHistoryToken(fromStores: nil))
      _ = try Self.addDish("Bread", context)
      let second = try #require(
        coordinator.currentPersistentHistoryToken(fromStores: coordinator.persistentStores))
      _ = try Self.addDish("Tea", context)
      #expect(first != second)
      let other = Kitchen.context(
        try Kitchen.coordinator(file, Kitchen.model(), options: Self.options))
      #expect(try transactions(.fetchHistory(after: first), other).count == 2)
      let last = try transactions(.fetchHistory(after: second), other)
      #expect(last.map(\.transactionNumber) == [2])
      #expect(try transactions(.fetchHistory(after: last.first), other).isEmpty)
      let none: NSPersistentHistoryToken? = nil
      #expect(try transactions(.fetchHistory(after: none), other).count == 2)
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: second, requiringSecureCoding: true)
      let read = try NSKeyedUnarchiver.unarchivedObject(
        ofClass: NSPersistentHistoryToken.self, from: data)
      #expect(read == second && last.first?.token != second)
    }
  }

  @Test("CoreData.HI4. Old transactions are deleted, and a bookmark before them is too old")
  func deleting() throws {
    try withContext { context, _ in
      let coordinator = try #require(context.persistentStoreCoordinator)
      let first = coordinator.currentPersistentHistoryToken(fromStores: nil)
      for name in ["a", "b", "c"] { _ = try Self.addDish(name, context) }
      let all = try transactions(.fetchHistory(after: Date.distantPast), context)
      let result =
        try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: all[1]))
        as? NSPersistentHistoryResult
      #expect(result?.result as? Bool == true && result?.resultType == .statusOnly)
      let left = try transactions(.fetchHistory(after: Date.distantPast), context)
      #expect(left.map(\.transactionNumber) == [2, 3])
      #expect {
        try transactions(.fetchHistory(after: first), context)
      } throws: {
        ($0 as NSError).code == NSPersistentHistoryTokenExpiredError
      }
      try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: .distantFuture))
      #expect(try transactions(.fetchHistory(after: Date.distantPast), context).isEmpty)
      // The numbers go on.
      _ = try Self.addDish("d", context)
      let next = try transactions(.fetchHistory(after: Date.distantPast), context)
      #expect(next.map(\.transactionNumber) == [4])
    }
  }

  @Test("CoreData.HI5. A fetch request chooses transactions, or changes")
  func fetching() throws {
    try withContext { context, _ in
      for (author, name) in [("cook", "a"), ("waiter", "b"), ("cook", "c")] {
        context.transactionAuthor = author
        _ = try Self.addDish(name, context)
      }
      let fetch = try #require(NSPersistentHistoryTransaction.fetchRequest)
      fetch.predicate = NSPredicate(format: "author == %@", "cook")
      let own = try transactions(.fetchHistory(withFetch: fetch), context)
      #expect(own.map(\.transactionNumber) == [1, 3])
      let changes = NSFetchRequest<NSFetchRequestResult>()
      changes.entity = NSPersistentHistoryChange.entityDescription(with: context)
      changes.predicate = NSPredicate(
        format: "changeType == %d AND changeID > 1", NSPersistentHistoryChangeType.insert.rawValue)
      let request = NSPersistentHistoryChangeRequest.fetchHistory(withFetch: changes)
      request.resultType = .changesOnly
      let found = try context.execute(request) as? NSPersistentHistoryResult
      #expect((found?.result as? [NSPersistentHistoryChange])?.map(\.changeID) == [2, 3])
      request.resultType = .count
      let count = try context.execute(request) as? NSPersistentHistoryResult
      #expect(count?.result as? Int == 2)
    }
  }

  @Test("CoreData.HI6. A context merges the changes of a transaction")
  func merging() throws {
    try withContext { context, file in
      let dish = try Self.addDish("Bread", context)
      let other = Kitchen.context(
        try Kitchen.coordinator(file, Kitchen.model(), options: Self.options))
      let same = try #require(try other.fetch(NSFetchRequest<Dish>(entityName: "Dish")).first)
      #expect(same.name == "Bread")
      dish.name = "Toast"
      try context.save()
      let all = try transactions(.fetchHistory(after: Date.distantPast), other)
      for transaction in all {
        other.mergeChanges(fromContextDidSave: transaction.objectIDNotification())
      }
      #expect(same.name == "Toast")
    }
  }

  @Test("CoreData.HI7. Other coordinators of the store learn of a save")
  func announcing() throws {
    try withContext { context, file in
      let other = try Kitchen.coordinator(file, Kitchen.model(), options: Self.options)
      nonisolated(unsafe) var heard: [[AnyHashable: Any]] = []
      let observer = NotificationCenter.default.addObserver(
        forName: .NSPersistentStoreRemoteChange, object: other, queue: nil
      ) { heard.append($0.userInfo ?? [:]) }
      nonisolated(unsafe) var saved: NSPersistentHistoryToken?
      let saving = NotificationCenter.default.addObserver(
        forName: .NSManagedObjectContextDidSave, object: context, queue: nil
      ) { saved = $0.userInfo?["newChangeToken"] as? NSPersistentHistoryToken }
      _ = try Self.addDish("Bread", context)
      NotificationCenter.default.removeObserver(observer)
      NotificationCenter.default.removeObserver(saving)
      #expect(heard.count == 1)
      #expect(heard.first?[NSPersistentStoreURLKey] as? URL == file)
      #expect(heard.first?[NSPersistentHistoryTokenKey] as? NSPersistentHistoryToken == saved)
      #expect(saved != nil)
    }
  }
}
