/// The type, file and options of a store that a migration reads or writes.
// Source: CoreData.MG1, MG8
struct MigratedStore {
  let type: String
  let url: URL
  let options: [AnyHashable: Any]?

  var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  private static var migrating: [AnyHashable: Any] {
    [
      NSMigratePersistentStoresAutomaticallyOption: true,
      NSInferMappingModelAutomaticallyOption: true,
    ]
  }

  /// Adds the store to a coordinator with a compatible model.
  ///
  /// - Parameter code: The error code if it cannot be added.
  func add(
    to coordinator: NSPersistentStoreCoordinator?, code: Int, readOnly: Bool = false
  ) throws {
    var own = (options ?? [:]).filter { Self.migrating[$0.key] == nil }
    if readOnly { own[NSReadOnlyPersistentStoreOption] = true }
    do {
      try coordinator?.addPersistentStore(
        ofType: type, configurationName: configuration(in: coordinator), at: url, options: own)
    } catch {
      throw StoreError.make(
        code, "The migration cannot use the store “\(url.path)”: \(error.localizedDescription)",
        [NSUnderlyingErrorKey: error, NSFilePathErrorKey: url.path])
    }
  }

  /// Returns the configuration that the store has; nil for all entities.
  private func configuration(in coordinator: NSPersistentStoreCoordinator?) -> String? {
    guard let model = coordinator?.managedObjectModel, exists,
      let metadata = try? NSPersistentStoreCoordinator.metadataForPersistentStore(
        ofType: type, at: url)
    else { return nil }
    let names = [nil] + model.configurations.map(Optional.some)
    return names.first {
      model.isConfiguration(withName: $0, compatibleWithStoreMetadata: metadata)
    } ?? nil
  }

  /// Adds the store to a coordinator with a compatible model.
  func add(to coordinator: NSPersistentStoreCoordinator) throws -> NSPersistentStore {
    let own = (options ?? [:]).filter { Self.migrating[$0.key] == nil }
    return try coordinator.addPersistentStore(
      ofType: type, configurationName: nil, at: url, options: own)
  }

  /// Migrates the store to a model by the differences between both.
  func migrate(to model: NSManagedObjectModel) throws {
    let coordinator = NSPersistentStoreCoordinator(model, isForApp: false)
    let store = try coordinator.addPersistentStore(
      ofType: type, configurationName: nil, at: url,
      options: (options ?? [:]).merging(Self.migrating) { $1 })
    try coordinator.remove(store)
  }

  /// Returns whether the store can be a migrated copy of another store's file.
  func takesCopy(of source: MigratedStore) -> Bool {
    type == NSSQLiteStoreType && source.type == NSSQLiteStoreType && source.exists && !exists
  }

  /// Copies the file of another store, and migrates the copy in place.
  func migrateCopy(of source: MigratedStore, to model: NSManagedObjectModel) throws {
    let coordinator = NSPersistentStoreCoordinator(model, isForApp: false)
    do {
      try coordinator.replacePersistentStore(
        at: url, withPersistentStoreFrom: source.url, ofType: type)
      try migrate(to: model)
    } catch {
      remove()
      throw error
    }
  }

  /// Removes the files, as of a store that a failed migration has created.
  func remove() {
    if type == NSSQLiteStoreType { try? NSPersistentStoreCoordinator.removeFiles(at: url) }
  }
}
