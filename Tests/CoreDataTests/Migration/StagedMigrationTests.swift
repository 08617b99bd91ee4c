import CoreData
import Testing

/// Tests of migrations in stages, and of the versions of models.
@Suite struct StagedMigrationTests {
  /// A third version: a dish needs a caption.
  private static func third() -> NSManagedObjectModel {
    let model = KitchenMigration.model()
    let caption = model.entitiesByName["Dish"]?.attributesByName["caption"]
    caption?.isOptional = false
    caption?.renamingIdentifier = "caption"
    return model
  }

  private static func reference(_ model: NSManagedObjectModel) -> NSManagedObjectModelReference {
    NSManagedObjectModelReference(model: model, versionChecksum: model.versionChecksum)
  }

  @Test("CoreData.SG1–SG2. Stages are performed in order, with the store of their versions")
  func stages() throws {
    try Kitchen.withFile { file in
      try {
        let context = Kitchen.context(try Kitchen.coordinator(file))
        for name in ["Bread", nil] { Dish(context: context).name = name }
        try context.save()
      }()
      let custom = NSCustomMigrationStage(
        migratingFrom: Self.reference(KitchenMigration.model()), to: Self.reference(Self.third()))
      var heard: [String] = []
      custom.willMigrateHandler = { manager, stage in
        #expect(stage === custom)
        let context = Kitchen.context(
          try #require(manager.container).persistentStoreCoordinator)
        let request = NSFetchRequest<NSManagedObject>(entityName: "Dish")
        request.predicate = NSPredicate(format: "caption == nil")
        for dish in try context.fetch(request) { dish.setValue("?", forKey: "caption") }
        try context.save()
        heard.append("will")
      }
      custom.didMigrateHandler = { manager, _ in
        #expect(manager.container != nil)
        heard.append("did")
      }
      let manager = NSStagedMigrationManager([
        NSLightweightMigrationStage([Kitchen.model().versionChecksum]), custom,
      ])
      let options: [AnyHashable: Any] = [
        NSMigratePersistentStoresAutomaticallyOption: true,
        NSInferMappingModelAutomaticallyOption: true,
        NSPersistentStoreStagedMigrationManagerOptionKey: manager,
      ]
      let coordinator = try Kitchen.coordinator(file, Self.third(), options: options)
      let dishes = try Kitchen.context(coordinator).fetch(
        NSFetchRequest<NSManagedObject>(entityName: "Dish"))
      #expect(dishes.map { $0.value(forKey: "caption") as? String } == ["Bread", "?"])
      #expect(heard == ["will", "did"] && manager.container == nil)
      // A store of the last version has no stages left.
      _ = try Kitchen.coordinator(file, Self.third(), options: options)
      #expect(heard.count == 2)
    }
  }

  @Test("CoreData.SG1. A stage whose model cannot be found is an error")
  func missing() throws {
    try Kitchen.withFile { file in
      _ = try Kitchen.coordinator(file)
      let nowhere = NSManagedObjectModelReference(
        fileURL: URL(fileURLWithPath: "/nowhere.xcdatamodeld"), versionChecksum: "")
      let manager = NSStagedMigrationManager([
        NSCustomMigrationStage(migratingFrom: nowhere, to: Self.reference(Self.third()))
      ])
      #expect {
        try Kitchen.coordinator(
          file, Self.third(), options: [NSPersistentStoreStagedMigrationManagerOptionKey: manager])
      } throws: {
        ($0 as NSError).code == NSManagedObjectModelReferenceNotFoundError
      }
    }
  }

  @Test("CoreData.MI5. The metadata of a store choose among models, also several together")
  func versions() throws {
    try Kitchen.withFile { file in
      _ = try Kitchen.coordinator(file)
      let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
        type: .sqlite, at: file)
      let (one, other) = (Kitchen.model(), KitchenMigration.model())
      let found = NSManagedObjectModel(byMerging: [other, one], forStoreMetadata: metadata)
      #expect(found?.entityVersionHashesByName == one.entityVersionHashesByName)
      #expect(NSManagedObjectModel(byMerging: [other], forStoreMetadata: metadata) == nil)
      #expect(NSManagedObjectModel.mergedModel(from: [], forStoreMetadata: metadata) == nil)
      let (part, rest) = (NSManagedObjectModel(), NSManagedObjectModel())
      let all = Kitchen.model().entities
      (part.entities, rest.entities) = ([all[0]], Array(all.dropFirst()))
      let both = NSManagedObjectModel(byMerging: [part, rest], forStoreMetadata: metadata)
      #expect(both?.entities.count == 4)
      #expect(one.versionChecksum != other.versionChecksum)
      #expect(one.versionChecksum == Kitchen.model().versionChecksum)
    }
  }
}
