import CoreData
import Testing

/// Tests of stores, their migration, and containers.
@Suite struct StoreTests {
  private static func code(_ body: () throws -> Void) -> Int? {
    do {
      try body()
      return nil
    } catch {
      #expect((error as NSError).domain == NSCocoaErrorDomain)
      return (error as NSError).code
    }
  }

  @Test("CoreData.ST5. Values of every type are the same when a file is opened again")
  func types() throws {
    try Kitchen.withFile { file in
      let key = UUID()
      let date = Date(timeIntervalSinceReferenceDate: 700_000_000.123_456)
      try {
        let context = Kitchen.context(try Kitchen.coordinator(file))
        let dish = Dish(context: context)
        (dish.name, dish.minutes, dish.price) = ("Crêpe \0 🥞", -7, Decimal(string: "12345.678901"))
        (dish.rating, dish.isHot, dish.made) = (.leastNonzeroMagnitude, true, date)
        (dish.picture, dish.key, dish.link) = (Data(), key, URL(string: "https://a.b/c?d=é"))
        dish.words = ["x", ""]
        try context.save()
      }()
      let context = Kitchen.context(try Kitchen.coordinator(file))
      let dish = try #require(try context.fetch(NSFetchRequest<Dish>(entityName: "Dish")).first)
      #expect(dish.name == "Crêpe \0 🥞" && dish.minutes == -7 && dish.isHot)
      #expect(dish.price == Decimal(string: "12345.678901") && dish.made == date)
      #expect(dish.rating == .leastNonzeroMagnitude && dish.picture == Data() && dish.key == key)
      #expect(dish.link == URL(string: "https://a.b/c?d=é") && dish.words == ["x", ""])
    }
  }

  @Test("CoreData.ST8. A store of an unknown configuration is one of the whole model")
  func unknownConfiguration() throws {
    try Kitchen.withFile { file in
      for name in ["menu", nil] {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Kitchen.model())
        try coordinator.addPersistentStore(
          ofType: NSSQLiteStoreType, configurationName: name, at: file)
        let context = Kitchen.context(coordinator)
        Dish(context: context).name = "Bread"
        try context.save()
        let count = try context.count(for: NSFetchRequest<Dish>(entityName: "Dish"))
        #expect(count == (name == nil ? 2 : 1))
      }
    }
  }

  @Test("CoreData.ST3. Random graphs are the same when they are read again", arguments: 0..<20)
  func graphs(seed: UInt64) throws {
    try Kitchen.withFile { file in
      var random = Steps(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
      var expected = ""
      try {
        let context = Kitchen.context(try Kitchen.coordinator(file))
        var (menus, dishes, tags): ([Menu], [Dish], [NSManagedObject]) = ([], [], [])
        for step in 0..<60 {
          switch random.next(8) {
          case 0:
            let menu = Menu(context: context)
            menu.title = "menu \(step)"
            menus.append(menu)
          case 1, 2:
            let dish = Dish(context: context)
            dish.name = "dish \(step)"
            dishes.append(dish)
          case 3:
            let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
            tag.setValue("tag \(step)", forKey: "word")
            tags.append(tag)
          case 4:
            guard !menus.isEmpty, !dishes.isEmpty else { continue }
            menus[random.next(menus.count)].addToDishes(dishes[random.next(dishes.count)])
          case 5:
            guard !dishes.isEmpty, !tags.isEmpty else { continue }
            dishes[random.next(dishes.count)].tags.insert(tags[random.next(tags.count)])
          case 6:
            guard !dishes.isEmpty else { continue }
            let gone = dishes.remove(at: random.next(dishes.count))
            context.delete(gone)
            context.processPendingChanges()
          default: try context.save()
          }
        }
        try context.save()
        expected = try Self.text(context)
      }()
      let context = Kitchen.context(try Kitchen.coordinator(file))
      #expect(try Self.text(context) == expected && !expected.isEmpty)
      // Both directions of each relationship agree.
      for dish in try context.fetch(NSFetchRequest<Dish>(entityName: "Dish")) {
        if let menu = dish.menu { #expect(menu.dishes?.contains(dish) == true) }
        for tag in dish.tags {
          #expect((tag.value(forKey: "dishes") as? NSSet)?.contains(dish) == true)
        }
      }
    }
  }

  /// A generator of random numbers: xorshift.
  private struct Steps {
    var state: UInt64
    mutating func next(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
  }

  private static func text(_ context: NSManagedObjectContext) throws -> String {
    let menus = try context.fetch(NSFetchRequest<Menu>(entityName: "Menu")).map { menu in
      "\(menu.title): \(menu.dishes?.compactMap { ($0 as? Dish)?.name } ?? [])"
    }
    let dishes = try context.fetch(NSFetchRequest<Dish>(entityName: "Dish")).map { dish in
      "\(dish.name ?? ""): \(dish.tags.compactMap { $0.value(forKey: "word") as? String }.sorted())"
    }
    return (menus + dishes).joined(separator: "\n")
  }

  @Test("CoreData.ST4. A file that is no store, is damaged or has another form is an error")
  func damaged() throws {
    try Kitchen.withFile { file in
      try Data("This is not a database, but a text of some length.".utf8).write(to: file)
      #expect(
        Self.code { _ = try Kitchen.coordinator(file) } == CocoaError.fileReadCorruptFile.rawValue)
      try FileManager.default.removeItem(at: file)
      #expect(Self.code { _ = try Kitchen.coordinator(file) } == nil)
      var bytes = try Data(contentsOf: file)
      // A database of somebody else has another application identifier.
      bytes.replaceSubrange(68..<72, with: [1, 2, 3, 4])
      try bytes.write(to: file)
      #expect(
        Self.code { _ = try Kitchen.coordinator(file) } == NSPersistentStoreIncompatibleSchemaError)
      let nowhere = file.deletingLastPathComponent().appendingPathComponent("a/b.sqlite")
      #expect(
        Self.code { _ = try Kitchen.coordinator(nowhere) } == CocoaError.fileReadNoSuchFile.rawValue
      )
    }
  }

  @Test("CoreData.ST4. A store with random damage is read, or is an error", arguments: 0..<40)
  func randomDamage(seed: UInt64) throws {
    try Kitchen.withFile { file in
      try {
        let context = Kitchen.context(try Kitchen.coordinator(file))
        for number in 0..<50 { Dish(context: context).name = "dish \(number)" }
        try context.save()
      }()
      var random = Steps(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
      var bytes = try Data(contentsOf: file)
      for _ in 0..<20 { bytes[random.next(bytes.count)] = UInt8(random.next(256)) }
      try bytes.write(to: file)
      _ = Self.code {
        let context = Kitchen.context(try Kitchen.coordinator(file))
        let dishes = try context.fetch(NSFetchRequest<Dish>(entityName: "Dish"))
        for dish in dishes { _ = dish.name }
        _ = Dish(context: context)
        try context.save()
      }
    }
  }

  @Test("CoreData.ST6. A store is copied to another file, and destroyed")
  func migrating() throws {
    try Kitchen.withFile { file in
      let coordinator = try Kitchen.coordinator()
      let context = Kitchen.context(coordinator)
      let (menu, dish) = (Menu(context: context), Dish(context: context))
      (menu.title, dish.menu) = ("B", menu)
      try context.save()
      let store = try #require(coordinator.persistentStores.first)
      try coordinator.migratePersistentStore(store, to: file, withType: NSSQLiteStoreType)
      #expect(coordinator.persistentStores.map(\.type) == [NSSQLiteStoreType])
      let fresh = Kitchen.context(try Kitchen.coordinator(file))
      let found = try fresh.fetch(NSFetchRequest<Dish>(entityName: "Dish"))
      #expect(found.first?.menu?.title == "B")
      try coordinator.destroyPersistentStore(at: file, ofType: NSSQLiteStoreType)
      // As on an iPhone, the file stays without content, and can be a store again.
      #expect(try Data(contentsOf: file).isEmpty)
      let empty = Kitchen.context(try Kitchen.coordinator(file))
      #expect(try empty.count(for: NSFetchRequest<Dish>(entityName: "Dish")) == 0)
    }
  }

  @Test("CoreData.ST6. What is no file of a store is not removed")
  func noFile() throws {
    try Kitchen.withFile { file in
      let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Kitchen.model())
      // A folder stands for a device as well, whose removal a test must not risk.
      let inside = file.appendingPathComponent("inside")
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
      try Data([1]).write(to: inside)
      #expect(
        Self.code { try coordinator.destroyPersistentStore(at: file, ofType: NSSQLiteStoreType) }
          == NSPersistentStoreOperationError)
      #expect(
        Self.code {
          try NSPersistentStoreCoordinator.removeUbiquitousContentAndPersistentStore(at: file)
        } == NSPersistentStoreOperationError)
      #expect(try Data(contentsOf: inside) == Data([1]))
    }
  }

  @Test("CoreData.ST7. There are no binary stores, and no others")
  func unknown() throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Kitchen.model())
    for type in [NSBinaryStoreType, "Mine"] {
      let code = Self.code {
        try coordinator.addPersistentStore(ofType: type, configurationName: nil, at: nil)
      }
      #expect(code == NSPersistentStoreInvalidTypeError)
    }
    let context = Kitchen.context(coordinator)
    #expect(
      Self.code { _ = try context.fetch(NSFetchRequest<Dish>(entityName: "Dish")) }
        == NSPersistentStoreOperationError)
  }

  @Test("CoreData.ST1. A store is created if it is missing, and added once")
  func adding() throws {
    try Kitchen.withFile { file in
      let coordinator = try Kitchen.coordinator(file)
      let code = Self.code {
        try coordinator.addPersistentStore(
          ofType: NSSQLiteStoreType, configurationName: nil, at: file)
      }
      #expect(code == NSPersistentStoreOpenError && coordinator.persistentStores.count == 1)
      try coordinator.remove(try #require(coordinator.persistentStores.first))
      #expect(coordinator.persistentStores.isEmpty)
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test("CoreData.ST2. Metadata are kept, and those of Core Data cannot be replaced")
  func metadata() throws {
    try Kitchen.withFile { file in
      let coordinator = try Kitchen.coordinator(file)
      let store = try #require(coordinator.persistentStores.first)
      let identifier = store.identifier
      coordinator.setMetadata(["mine": "yes", NSStoreUUIDKey: "other"], for: store)
      let read = try NSPersistentStoreCoordinator.metadataForPersistentStore(
        ofType: NSSQLiteStoreType, at: file)
      #expect(read["mine"] as? String == "yes" && read[NSStoreUUIDKey] as? String == identifier)
      #expect(
        coordinator.managedObjectModel.isConfiguration(
          withName: nil, compatibleWithStoreMetadata: read))
    }
  }

  // MARK: Migration

  private static func changed() -> NSManagedObjectModel {
    let model = Kitchen.model()
    let dish = model.entitiesByName["Dish"]
    dish?.properties.removeAll { $0.name == "rating" }
    dish?.properties.append(Kitchen.attribute("stars", .integer16AttributeType, 3, optional: false))
    let title = dish?.attributesByName["name"]
    title?.name = "caption"
    title?.renamingIdentifier = "name"
    dish?.properties = dish?.properties ?? []
    return model
  }

  @Test("CoreData.MI1–MI3. Another model is an error, or the store is migrated to it")
  func lightweight() throws {
    try Kitchen.withFile { file in
      try {
        let context = Kitchen.context(try Kitchen.coordinator(file))
        let (dish, soup) = (Dish(context: context), Soup(context: context))
        (dish.name, soup.name) = ("Bread", "Borscht")
        try context.save()
      }()
      #expect(
        Self.code { _ = try Kitchen.coordinator(file, Self.changed()) }
          == NSPersistentStoreIncompatibleVersionHashError)
      let options = [
        NSMigratePersistentStoresAutomaticallyOption: true,
        NSInferMappingModelAutomaticallyOption: true,
      ]
      let coordinator = try Kitchen.coordinator(file, Self.changed(), options: options)
      let context = Kitchen.context(coordinator)
      let found = try context.fetch(NSFetchRequest<Dish>(entityName: "Dish"))
      #expect(found.map { $0.value(forKey: "caption") as? String } == ["Bread", "Borscht"])
      #expect(found.map { $0.value(forKey: "stars") as? Int } == [3, 3])
    }
  }

  @Test("CoreData.MI4. A value that is missing, or another type, cannot be inferred")
  func notInferred() throws {
    try Kitchen.withFile { file in
      _ = try Kitchen.coordinator(file)
      let model = Kitchen.model()
      model.entitiesByName["Dish"]?.attributesByName["name"]?.attributeType = .dateAttributeType
      let options = [
        NSMigratePersistentStoresAutomaticallyOption: true,
        NSInferMappingModelAutomaticallyOption: true,
      ]
      #expect(
        Self.code { _ = try Kitchen.coordinator(file, model, options: options) }
          == NSInferredMappingModelError)
    }
  }

  @Test("CoreData.PC2–PC3. A container loads its stores, and tells of each")
  func container() throws {
    try Kitchen.withFile { file in
      let container = NSPersistentContainer(name: "Kitchen", managedObjectModel: Kitchen.model())
      let own = container.persistentStoreDescriptions
      #expect(own.map { $0.url?.lastPathComponent } == ["Kitchen.sqlite"])
      let folder = file.deletingLastPathComponent().appendingPathComponent("new")
      let store = NSPersistentStoreDescription(url: folder.appendingPathComponent("k.sqlite"))
      store.setValue("OFF" as NSString, forPragmaNamed: "synchronous")
      container.persistentStoreDescriptions = [store]
      var errors: [(any Error)?] = []
      container.loadPersistentStores { errors.append($1) }
      #expect(errors.count == 1 && errors[0] == nil)
      #expect(container.viewContext.concurrencyType == .mainQueueConcurrencyType)
      #expect(FileManager.default.fileExists(atPath: folder.path + "/k.sqlite"))
    }
  }
}
