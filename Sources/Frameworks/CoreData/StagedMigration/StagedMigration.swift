/// The migration of a store in stages, before the store is added.
// Source: CoreData.SG1–SG2
struct StagedMigration {
  private let manager: NSStagedMigrationManager
  private let store: MigratedStore

  /// Prepares the staged migration of a store; fails if its options have no manager.
  init?(_ type: String, _ url: URL?, _ options: [AnyHashable: Any]?) {
    guard type == NSSQLiteStoreType, let url,
      let manager = options?[NSPersistentStoreStagedMigrationManagerOptionKey]
        as? NSStagedMigrationManager
    else { return nil }
    let own = options?.filter {
      $0.key != AnyHashable(NSPersistentStoreStagedMigrationManagerOptionKey)
    }
    (self.manager, store) = (manager, MigratedStore(type: type, url: url, options: own))
  }

  /// Performs the stages that lie between the store's version and a model.
  func perform(to model: NSManagedObjectModel) throws {
    guard store.exists else { return }
    var current = try checksum()
    guard current != model.versionChecksum else { return }
    for stage in manager.stages.dropFirst(try firstStage(current)) {
      guard let stage = stage as? NSCustomMigrationStage else { continue }
      let (before, after) = (try stage.currentModel.resolve(), try stage.nextModel.resolve())
      if current != before.versionChecksum { try store.migrate(to: before) }
      try call(stage.willMigrateHandler, stage, before)
      try store.migrate(to: after)
      try call(stage.didMigrateHandler, stage, after)
      current = after.versionChecksum
    }
    OpenModels.add(model)
  }

  private func checksum() throws -> String {
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
      ofType: store.type, at: store.url)
    return NSManagedObjectModel.checksum(
      of: metadata[NSStoreModelVersionHashesKey] as? [String: Data] ?? [:])
  }

  /// Returns the index of the first stage of a version's migration.
  private func firstStage(_ checksum: String) throws -> Int {
    for (index, stage) in manager.stages.enumerated() {
      if let stage = stage as? NSLightweightMigrationStage,
        stage.versionChecksums.contains(checksum)
      {
        return index
      }
      guard let stage = stage as? NSCustomMigrationStage else { continue }
      if try stage.currentModel.resolve().versionChecksum == checksum { return index }
    }
    let customs = manager.stages.map { $0 as? NSCustomMigrationStage }
    let done = try customs.lastIndex {
      try $0?.nextModel.resolve().versionChecksum == checksum
    }
    return done.map { $0 + 1 } ?? 0
  }

  /// Calls a handler while the manager has a container with the store.
  private func call(
    _ handler: NSCustomMigrationStage.Handler?, _ stage: NSCustomMigrationStage,
    _ model: NSManagedObjectModel
  ) throws {
    guard let handler else { return }
    let container = NSPersistentContainer(
      name: store.url.deletingPathExtension().lastPathComponent, managedObjectModel: model)
    let added = try store.add(to: container.persistentStoreCoordinator)
    manager.container = container
    defer {
      manager.container = nil
      try? container.persistentStoreCoordinator.remove(added)
    }
    try handler(manager, stage)
  }
}
