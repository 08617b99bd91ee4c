import CoreData
import Testing

/// Tests of migrations by mapping models.
@Suite struct MigrationManagerTests {
  /// Calls a closure with the files of a source and a destination.
  private func withFiles(_ body: (URL, URL) throws -> Void) throws {
    try Kitchen.withFile { file in
      try body(file, file.deletingLastPathComponent().appendingPathComponent("new.sqlite"))
    }
  }

  private func migrate(
    _ file: URL, _ new: URL, _ mappings: NSMappingModel?,
    _ manager: NSMigrationManager = KitchenMigration.manager()
  ) throws {
    try manager.migrateStore(
      from: file, sourceType: NSSQLiteStoreType, options: nil, with: mappings,
      toDestinationURL: new, destinationType: NSSQLiteStoreType, destinationOptions: nil)
  }

  private func code(_ body: () throws -> Void) -> Int? {
    do {
      try body()
      return nil
    } catch {
      return (error as NSError).code
    }
  }

  @Test(
    "CoreData.MG1, CoreData.MG3, CoreData.MG4. Random rows survive mappings made in code",
    arguments: 0..<20)
  func random(seed: UInt64) throws {
    try withFiles { file, new in
      let expected = try KitchenMigration.fill(file, seed: seed)
      try migrate(file, new, KitchenMigration.mappings())
      #expect(try KitchenMigration.text(new) == expected)
      // The source is as it was.
      let old = Kitchen.context(try Kitchen.coordinator(file))
      #expect(try old.count(for: NSFetchRequest<Dish>(entityName: "Dish")) > 0)
    }
  }

  @Test(
    "CoreData.MG8. Random rows survive an inferred migration, with or without objects",
    arguments: 0..<10, [true, false])
  func inferred(seed: UInt64, inFile: Bool) throws {
    try withFiles { file, new in
      let expected = try KitchenMigration.fill(file, seed: seed)
      let (old, model) = (Kitchen.model(), KitchenMigration.model())
      // Without a name in common the minutes are lost, so they are renamed here.
      model.entitiesByName["Dish"]?.attributesByName["seconds"]?.renamingIdentifier = "minutes"
      let mappings = try NSMappingModel.inferredMappingModel(
        forSourceModel: old, destinationModel: model)
      #expect(mappings.entityMappings.allSatisfy { $0.name.hasPrefix("IEM_") })
      let manager = NSMigrationManager(sourceModel: old, destinationModel: model)
      manager.usesStoreSpecificMigrationManager = inFile
      try migrate(file, new, mappings, manager)
      let context = Kitchen.context(try Kitchen.coordinator(new, model))
      for dish in try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Dish")) {
        dish.setValue((dish.value(forKey: "seconds") as? Int ?? 0) * 60, forKey: "seconds")
      }
      try context.save()
      #expect(try KitchenMigration.text(new) == expected)
    }
  }

  @Test("CoreData.MG8. Inferred mappings add, remove, copy and transform entities")
  func kinds() throws {
    let model = KitchenMigration.model()
    model.entities.append(Kitchen.entity("Guest", NSManagedObject.self))
    model.entities.removeAll { $0.name == "Soup" }
    let mappings = try NSMappingModel.inferredMappingModel(
      forSourceModel: Kitchen.model(), destinationModel: model)
    let kinds = mappings.entityMappingsByName.mapValues(\.mappingType)
    #expect(kinds["IEM_Add_Guest"] == .addEntityMappingType)
    #expect(kinds["IEM_Remove_Soup"] == .removeEntityMappingType)
    #expect(kinds["IEM_Transform_Dish"] == .transformEntityMappingType)
    #expect(kinds["IEM_Copy_Tag"] == .copyEntityMappingType)
    model.entitiesByName["Tag"]?.attributesByName["word"]?.attributeType = .dateAttributeType
    #expect(
      code {
        _ = try NSMappingModel.inferredMappingModel(
          forSourceModel: Kitchen.model(), destinationModel: model)
      } == NSInferredMappingModelError)
  }

  @Test(
    "CoreData.MG2, MG5. A policy, given by its class's name, is called in the order of the passes",
    arguments: ["CoreDataTests.DishPolicy", "DishPolicy"])
  func policy(name: String) throws {
    try withFiles { file, new in
      try {
        let context = Kitchen.context(try Kitchen.coordinator(file))
        for name in ["Bread", "Cake"] { Dish(context: context).name = name }
        try context.save()
      }()
      let manager = KitchenMigration.manager()
      try migrate(file, new, KitchenMigration.mappings(policy: name), manager)
      let calls = manager.userInfo?["calls"] as? [String]
      #expect(
        calls == ["begin", "create", "created", "relate", "related", "validate", "end"])
      let context = Kitchen.context(try Kitchen.coordinator(new, KitchenMigration.model()))
      let dishes = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Dish"))
      #expect(dishes.compactMap { $0.value(forKey: "caption") as? String } == ["Bread!", "Cake!"])
      #expect(manager.migrationProgress == 1)
    }
  }

  @Test("CoreData.MG5. A policy whose class is not known is an error")
  func unknownPolicy() throws {
    try withFiles { file, new in
      try KitchenMigration.fill(file, seed: 1)
      #expect(
        code { try migrate(file, new, KitchenMigration.mappings(policy: "Nobody")) }
          == NSEntityMigrationPolicyError)
    }
  }

  @Test("CoreData.MG6. An error of a policy, or a value that is not valid, leaves no new store")
  func failing() throws {
    try withFiles { file, new in
      try {
        let context = Kitchen.context(try Kitchen.coordinator(file))
        Dish(context: context).name = "poison"
        let menu = Menu(context: context)
        menu.title = "A"
        try context.save()
      }()
      let code = code { try migrate(file, new, KitchenMigration.mappings(policy: "DishPolicy")) }
      #expect(code == NSValidationStringPatternMatchingError)
      #expect(!FileManager.default.fileExists(atPath: new.path))
      let mappings = KitchenMigration.mappings()
      // A menu needs a title.
      mappings.entityMappingsByName["Menu"]?.attributeMappings = []
      #expect(
        self.code { try migrate(file, new, mappings) }
          == NSValidationMissingMandatoryPropertyError)
      #expect(!FileManager.default.fileExists(atPath: new.path))
      // A text is no date.
      let other = KitchenMigration.mappings()
      other.entityMappingsByName["Dish"]?.attributeMappings?.first { $0.name == "made" }?
        .valueExpression = NSExpression(forConstantValue: "today")
      #expect(self.code { try migrate(file, new, other) } == NSEntityMigrationPolicyError)
    }
  }

  @Test("CoreData.MG7. A migration that is cancelled throws the error, and its progress stops")
  func cancelling() throws {
    try withFiles { file, new in
      try {
        let context = Kitchen.context(try Kitchen.coordinator(file))
        Dish(context: context).name = "cancel"
        try context.save()
      }()
      let manager = KitchenMigration.manager()
      var heard: [Float] = []
      let observation = manager.observe(\.migrationProgress, options: [.new]) { _, change in
        heard.append(change.newValue ?? -1)
      }
      #expect(
        code { try migrate(file, new, KitchenMigration.mappings(policy: "DishPolicy"), manager) }
          == CocoaError.userCancelled.rawValue)
      #expect(manager.migrationProgress < 1 && !FileManager.default.fileExists(atPath: new.path))
      #expect(heard == heard.sorted() && !heard.isEmpty)
      observation.invalidate()
    }
  }

  @Test("CoreData.MG1. A second migration adds to the store; other models are errors")
  func adding() throws {
    try withFiles { file, new in
      try {
        let context = Kitchen.context(try Kitchen.coordinator(file))
        Dish(context: context).name = "Bread"
        try context.save()
      }()
      let manager = KitchenMigration.manager()
      let mappings = KitchenMigration.mappings()
      mappings.entityMappings.removeAll { $0.name != "Dish" }
      mappings.entityMappings[0].relationshipMappings = nil
      for _ in 0..<2 { try migrate(file, new, mappings, manager) }
      let context = Kitchen.context(try Kitchen.coordinator(new, KitchenMigration.model()))
      #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Dish")) == 2)
      #expect(code { try migrate(file, new, nil) } == NSMigrationMissingMappingModelError)
      #expect(
        code { try migrate(new, file, mappings) } == NSMigrationManagerSourceStoreError)
      #expect(
        code { try migrate(file, file, mappings) } == NSMigrationManagerDestinationStoreError)
      mappings.entityMappings[0].sourceEntityVersionHash = Data([1])
      #expect(code { try migrate(file, new, mappings) } == NSMigrationError)
    }
  }

  @Test("CoreData.MI1, MG1. A store of a configuration migrates, and opens with another one")
  func configurations() throws {
    try withFiles { file, new in
      func divided(_ model: NSManagedObjectModel) -> NSManagedObjectModel {
        model.setEntities(model.entities.filter { $0.name != "Tag" }, forConfigurationName: "menu")
        return model
      }
      let (old, next) = (divided(Kitchen.model()), divided(KitchenMigration.model()))
      try {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: old)
        try coordinator.addPersistentStore(
          ofType: NSSQLiteStoreType, configurationName: "menu", at: file)
        let context = Kitchen.context(coordinator)
        Dish(context: context).name = "Bread"
        try context.save()
      }()
      let manager = NSMigrationManager(sourceModel: old, destinationModel: next)
      try migrate(file, new, KitchenMigration.mappings(), manager)
      let coordinator = NSPersistentStoreCoordinator(managedObjectModel: next)
      try coordinator.addPersistentStore(
        ofType: NSSQLiteStoreType, configurationName: "menu", at: new)
      let found = try Kitchen.context(coordinator).fetch(
        NSFetchRequest<NSManagedObject>(entityName: "Dish"))
      #expect(found.map { $0.value(forKey: "caption") as? String } == ["Bread"])
    }
  }

  @Test("CoreData.MG9. The objects of a migration are of the class NSManagedObject")
  func plainObjects() throws {
    try withFiles { file, new in
      try KitchenMigration.fill(file, seed: 3)
      let mappings = KitchenMigration.mappings()
      var classes: Set<String> = []
      mappings.entityMappingsByName["Menu"]?.attributeMappings?.first?.valueExpression =
        NSExpression(
          block: { _, _, variables in
            for key in [NSMigrationSourceObjectKey, NSMigrationDestinationObjectKey] {
              classes.insert(variables?[key].map { "\(type(of: $0))" } ?? "")
            }
            return "title"
          }, arguments: nil)
      try migrate(file, new, mappings)
      #expect(classes == ["NSManagedObject"])
    }
  }

  @Test("CoreData.MG3. A mapping without attributes copies; an expression chooses the sources")
  func copying() throws {
    try withFiles { file, new in
      try {
        let context = Kitchen.context(try Kitchen.coordinator(file))
        for (name, minutes) in [("Bread", 9), ("Tea", 3)] as [(String, Int32)] {
          let dish = Dish(context: context)
          (dish.name, dish.minutes) = (name, minutes)
        }
        try context.save()
      }()
      let mapping = NSEntityMapping()
      (mapping.name, mapping.mappingType) = ("Dish", .copyEntityMappingType)
      (mapping.sourceEntityName, mapping.destinationEntityName) = ("Dish", "Dish")
      let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Dish")
      request.predicate = NSPredicate(format: "minutes > 5")
      mapping.sourceExpression = NSExpression(forConstantValue: request)
      let mappings = NSMappingModel()
      mappings.entityMappings = [mapping]
      let manager = NSMigrationManager(
        sourceModel: Kitchen.model(), destinationModel: Kitchen.model())
      try migrate(file, new, mappings, manager)
      let context = Kitchen.context(try Kitchen.coordinator(new))
      let dishes = try context.fetch(NSFetchRequest<Dish>(entityName: "Dish"))
      #expect(dishes.map(\.name) == ["Bread"] && dishes.map(\.minutes) == [9])
    }
  }
}
