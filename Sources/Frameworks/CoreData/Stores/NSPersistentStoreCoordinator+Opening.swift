// Opening, migrating and copying stores.
// Source: CoreData.ST1–ST7, MI1–MI4
extension NSPersistentStoreCoordinator {
  /// Opens the storage of a store type.
  static func rows(_ type: String, _ url: URL?, _ options: [AnyHashable: Any]?) throws
    -> any RowStore
  {
    switch type {
    case NSInMemoryStoreType: return MemoryRows()
    case NSSQLiteStoreType:
      guard let url, url.isFileURL else {
        throw StoreError.make(
          CocoaError.Code.fileReadUnsupportedScheme.rawValue, "An SQLite store needs a file URL.")
      }
      // On an iPhone this path denotes a database in memory.
      if url.path == "/dev/null" { return MemoryRows() }
      let pragmas = options?[NSSQLitePragmasOption] as? [String: Any] ?? [:]
      let readOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
      return try SQLiteRows(
        url.path, pragmas: pragmas.mapValues { "\($0)" }, readOnly: readOnly, mustExist: false)
    default:
      throw StoreError.make(
        NSPersistentStoreInvalidTypeError, "There are no stores of the type \(type).")
    }
  }

  /// Opens the storage of an existing file.
  static func storedRows(_ type: String, _ url: URL, readOnly: Bool = true) throws -> any RowStore {
    guard type == NSSQLiteStoreType else { return try rows(type, url, nil) }
    return try SQLiteRows(url.path, readOnly: readOnly, mustExist: true)
  }

  /// The suffixes of the files that SQLite creates for a database.
  static let endings = ["", "-wal", "-shm", "-journal"]

  /// Removes the files of a store, and throws before it removes any if one is no regular file.
  ///
  /// A privileged program would otherwise remove `/dev/null`, which denotes a store in memory, or a
  /// whole folder.
  static func removeFiles(at url: URL) throws {
    let files = FileManager.default
    let paths = endings.map { url.path + $0 }.filter {
      (try? files.attributesOfItem(atPath: $0)) != nil
    }
    for path in paths {
      let kind = try files.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      guard kind == .typeRegular || kind == .typeSymbolicLink else {
        throw StoreError.make(
          NSPersistentStoreOperationError, "“\(path)” is no file of a store.",
          [NSFilePathErrorKey: path])
      }
    }
    for path in paths { try files.removeItem(atPath: path) }
  }

  /// Initializes the metadata of a new store, and checks the model of an existing one.
  func prepare(_ store: NSPersistentStore) throws {
    let hashes = managedObjectModel.hashes(in: store.configuration)
    var metadata = store.rows.metadata
    guard let known = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else {
      metadata[NSStoreTypeKey] = store.type
      metadata[NSStoreUUIDKey] = UUID().uuidString
      return try describe(store, metadata)
    }
    guard known != hashes, known != managedObjectModel.hashes(in: nil),
      store.options?[NSIgnorePersistentStoreVersioningOption] as? Bool != true
    else { return }
    guard store.isSet(NSMigratePersistentStoresAutomaticallyOption),
      store.isSet(NSInferMappingModelAutomaticallyOption), !store.isReadOnly
    else {
      throw StoreError.make(
        NSPersistentStoreIncompatibleVersionHashError,
        "The model used to open the store is incompatible with the one used to create the store.",
        ["metadata": metadata, "reason": "The model configuration is incompatible."])
    }
    let outline = metadata[MigrationPlan.metadataKey] as? [String: [String: String]]
    let plan = try MigrationPlan(from: outline ?? [:], to: entities(of: store))
    try store.rows.change {
      try store.rows.migrate(plan)
      try describe(store, metadata)
    }
  }

  private func entities(of store: NSPersistentStore) -> [NSEntityDescription] {
    managedObjectModel.entities(forConfigurationName: store.configuration) ?? []
  }

  /// Saves the form of the model in the metadata of a store.
  private func describe(_ store: NSPersistentStore, _ metadata: [String: Any]) throws {
    var metadata = metadata
    metadata[NSStoreModelVersionHashesKey] = managedObjectModel.hashes(in: store.configuration)
    metadata[MigrationPlan.metadataKey] = MigrationPlan.outline(of: entities(of: store))
    if store.isReadOnly { return }
    try store.rows.setMetadata(metadata)
  }

  /// Copies all objects of a store to an empty one.
  func copy(_ store: NSPersistentStore, to new: NSPersistentStore) throws {
    var numbers: [Int64: Int64] = [:]
    try new.rows.change {
      let all = try entities(of: store).map { ($0, try store.rows.rows(of: [$0])) }
      for (_, rows) in all { for row in rows { numbers[row.number] = try new.rows.newNumber() } }
      for (entity, rows) in all {
        let copies = rows.map { row in
          StoredRow(
            number: numbers[row.number] ?? row.number, entity: row.entity, version: row.version,
            values: row.values,
            links: row.links.mapValues { $0.compactMap { numbers[$0] } })
        }
        try new.rows.save(copies, of: entity)
      }
    }
  }
}
