// Reading and saving objects for contexts.
// Source: CoreData.CO5, FE1, ME1–ME4
extension NSPersistentStoreCoordinator {
  /// Returns the row of an object; nil if it no longer exists.
  func row(of identifier: NSManagedObjectID) throws -> ObjectRow? {
    try lock.withLock {
      guard let number = identifier.number, let store = store(of: identifier),
        let stored = try store.rows.row(number, of: identifier.entity),
        let entity = managedObjectModel.entitiesByName[stored.entity]
      else { return nil }
      return store.row(stored, of: entity)
    }
  }

  /// Returns the rows of entities.
  func rows(of entities: [NSEntityDescription]) throws -> [(NSManagedObjectID, ObjectRow)] {
    try lock.withLock {
      guard !stores.isEmpty else { throw Self.missingStore }
      return try stores.flatMap { store in
        let own = entities.filter { store.keeps($0, managedObjectModel) }
        return try store.rows.rows(of: own).compactMap { stored in
          managedObjectModel.entitiesByName[stored.entity].map { entity in
            (store.identifier(stored.number, of: entity), store.row(stored, of: entity))
          }
        }
      }
    }
  }

  private func store(of identifier: NSManagedObjectID) -> NSPersistentStore? {
    guard case .stored(let name, _) = identifier.key else { return nil }
    return stores.first { $0.identifier == name }
  }

  /// Returns a permanent identifier for a new object.
  func newIdentifier(of object: NSManagedObject) throws -> NSManagedObjectID {
    try lock.withLock {
      let store = try store(forNew: object)
      return try store.newIdentifier(of: object)
    }
  }

  private func store(forNew object: NSManagedObject) throws -> NSPersistentStore {
    let assigned = object.managedObjectContext?.assignedStores[ObjectIdentifier(object)]
    guard !stores.isEmpty else { throw Self.missingStore }
    let fitting = stores.filter { $0.keeps(object.entity, managedObjectModel) }
    guard let store = assigned ?? fitting.first(where: { !$0.isReadOnly }) else {
      throw StoreError.make(
        NSPersistentStoreSaveError,
        "No store can keep objects of the entity \(object.entity.name ?? "").",
        [NSAffectedObjectsErrorKey: [object]])
    }
    return store
  }

  // MARK: Saving

  /// Saves the changes of a context.
  ///
  /// - Returns: The permanent identifiers of new objects by their temporary ones.
  func save(_ context: NSManagedObjectContext) throws -> [NSManagedObjectID: NSManagedObjectID] {
    try lock.withLock {
      for _ in 0..<Self.attempts {
        do {
          return try write(context)
        } catch let conflicts as SaveConflicts {
          let policy = context.mergePolicy as? NSMergePolicy ?? .error
          try policy.resolve(mergeConflicts: conflicts.list)
        }
      }
      throw StoreError.make(
        NSPersistentStoreSaveConflictsError, "The merge policy has not resolved all conflicts.")
    }
  }

  /// The times that a policy may resolve conflicts of one save.
  ///
  /// - Source: none. Confidence: guess.
  private static let attempts = 10

  // Sendable because the list is handed over with the error.
  private struct SaveConflicts: Error, @unchecked Sendable { let list: [Any] }

  private func write(_ context: NSManagedObjectContext) throws
    -> [NSManagedObjectID: NSManagedObjectID]
  {
    var names: [NSManagedObjectID: NSManagedObjectID] = [:]
    var homes: [ObjectIdentifier: NSPersistentStore] = [:]
    for object in context.inserted + context.updated + context.deleted {
      let home = try store(of: object.objectID) ?? store(forNew: object)
      guard !home.isReadOnly else {
        throw StoreError.make(
          CocoaError.Code.fileWriteNoPermission.rawValue, "The store is read-only.",
          [NSAffectedStoresErrorKey: [home]])
      }
      homes[ObjectIdentifier(object)] = home
    }
    try nameOwn(context, homes)
    var versions: [(NSManagedObject, Int64)] = []
    let used = stores.filter { store in homes.values.contains { $0 === store } }
    try change(used[...]) {
      let conflicts = try self.conflicts(of: context)
      if !conflicts.isEmpty { throw SaveConflicts(list: conflicts) }
      for object in context.inserted where object.objectID.isTemporaryID {
        guard let home = homes[ObjectIdentifier(object)] else { continue }
        names[object.objectID] = try home.newIdentifier(of: object)
      }
      for object in context.inserted + context.updated {
        guard let home = homes[ObjectIdentifier(object)] else { continue }
        let version = (object.saved?.version ?? 0) + 1
        versions.append((object, version))
        if home.isOwnClass { continue }
        try home.rows.save([stored(object, version, names, home)], of: object.entity)
      }
      for store in used where store.isOwnClass {
        try store.saveOwn(context) { homes[ObjectIdentifier($0)] === store }
      }
      for store in used where !store.isOwnClass {
        let gone = context.deleted.filter { homes[ObjectIdentifier($0)] === store }
        try store.rows.remove(gone.compactMap(\.objectID.number))
      }
      context.savedToken = try record(context, names, homes)
    }
    for (object, version) in versions { object.content?.version = version }
    context.savedStores = used
    return names
  }

  /// Changes several stores, all or none of them as far as their files permit.
  private func change(_ stores: ArraySlice<NSPersistentStore>, _ body: () throws -> Void) throws {
    guard let first = stores.first else { return try body() }
    try first.rows.change { try change(stores.dropFirst(), body) }
  }

  /// Returns an object as its store represents it.
  private func stored(
    _ object: NSManagedObject, _ version: Int64, _ names: [NSManagedObjectID: NSManagedObjectID],
    _ home: NSPersistentStore
  ) throws -> StoredRow {
    let row = object.filled
    let properties = object.entity.contents.properties
    var links: [String: [Int64]] = [:]
    for (key, targets) in row.links where properties[key]?.isTransient == false {
      let numbers = try targets.order.map { target in
        guard case .stored(let store, let number) = (names[target] ?? target).key,
          store == home.identifier
        else {
          throw StoreError.make(
            NSManagedObjectExternalRelationshipError,
            "The relationship \(key) leads to an object that the store does not have.",
            [NSAffectedObjectsErrorKey: [object]])
        }
        return number
      }
      if !numbers.isEmpty { links[key] = numbers }
    }
    guard let number = (names[object.objectID] ?? object.objectID).number else {
      throw Self.missingStore
    }
    var values = row.values.filter { properties[$0.key]?.isTransient == false }
    for case let attribute as NSDerivedAttributeDescription in properties.values {
      values[attribute.name] = attribute.value(of: object)
    }
    return StoredRow(
      number: number, entity: object.entity.name ?? "", version: version, values: values,
      links: links)
  }

  // MARK: Conflicts

  /// Returns the conflicts of changes with changes that were saved elsewhere.
  private func conflicts(of context: NSManagedObjectContext) throws -> [Any] {
    var conflicts: [Any] = []
    for object in context.updated + context.deleted
    where !(object.objectID.persistentStore is NSIncrementalStore) {
      let persisted = try row(of: object.objectID)
      guard persisted == nil || persisted?.version != object.saved?.version else { continue }
      // Both sides have deleted the object.
      if persisted == nil, object.isDeleted { continue }
      conflicts.append(NSMergeConflict(object, persisted: persisted))
    }
    return try conflicts + constraintConflicts(of: context)
  }

  /// Returns the objects that violate uniqueness constraints (CoreData.ME4).
  private func constraintConflicts(of context: NSManagedObjectContext) throws
    -> [NSConstraintConflict]
  {
    var conflicts: [NSConstraintConflict] = []
    let changed = context.inserted + context.updated
    let gone = Set((context.deleted + context.updated).map(\.objectID))
    var seen: Set<String> = []
    for (entity, names) in changed.flatMap(\.entity.constraints) {
      guard seen.insert("\(entity.name ?? "")|\(names)").inserted else { continue }
      var saved: [[AnyHashable]: (NSManagedObjectID, ObjectRow)] = [:]
      for (identifier, row) in try rows(of: entity.family) where !gone.contains(identifier) {
        if let key = Self.key(row, names) { saved[key] = (identifier, row) }
      }
      var new: [[AnyHashable]: NSManagedObject] = [:]
      for object in changed where object.entity.isKindOf(entity: entity) {
        guard let key = Self.key(object.filled, names) else { continue }
        if let (identifier, row) = saved[key], identifier != object.objectID {
          conflicts.append(
            NSConstraintConflict(names, object, with: identifier, row, others: []))
        } else if let other = new[key] {
          let (one, kept) = object.isInserted ? (object, other) : (other, object)
          conflicts.append(NSConstraintConflict(names, one, with: nil, nil, others: [kept]))
        } else {
          new[key] = object
        }
      }
    }
    // One at a time, since resolving one may resolve others.
    return Array(conflicts.prefix(1))
  }

  /// Returns the values that have to be unique; nil if one is missing, which conflicts with none.
  private static func key(_ row: ObjectRow, _ names: [String]) -> [AnyHashable]? {
    let values = names.compactMap { row.values[$0] as? AnyHashable }
    return values.count == names.count ? values : nil
  }
}
