// Rows of a store, or of the parent with its changes.
// Source: CoreData.FE1, CO6
extension NSManagedObjectContext {
  /// Returns the row of an object; nil if there is none.
  func row(of identifier: NSManagedObjectID) -> ObjectRow? {
    guard let parent else {
      if let pinned = try? rowsOfGeneration() { return pinned.row(of: identifier) }
      return try? coordinator?.row(of: identifier)
    }
    return parent.performAndWait { parent.currentRow(of: identifier) }
  }

  /// Returns the rows of entities, in the order of their insertion.
  func rows(of entities: [NSEntityDescription]) throws -> [(NSManagedObjectID, ObjectRow)] {
    guard let parent else {
      guard let coordinator else { throw NSPersistentStoreCoordinator.missingStore }
      return try rowsOfGeneration()?.rows(of: entities) ?? coordinator.rows(of: entities)
    }
    return try parent.performAndWait { () throws -> [(NSManagedObjectID, ObjectRow)] in
      try parent.currentRows(of: entities)
    }
  }

  /// Returns the row of an object with the changes in this context; nil if the object no longer
  /// exists.
  private func currentRow(of identifier: NSManagedObjectID) -> ObjectRow? {
    let identifier = aliases[identifier] ?? identifier
    guard let object = registered[identifier]?.object, object.change != .none else {
      return row(of: identifier)
    }
    return object.change == .deleted ? nil : object.content
  }

  private func currentRows(of entities: [NSEntityDescription]) throws
    -> [(NSManagedObjectID, ObjectRow)]
  {
    let names = Set(entities.map { ObjectIdentifier($0) })
    let saved = try rows(of: entities).compactMap { identifier, row in
      currentRow(of: identifier).map { (identifier, $0) }
    }
    let new = inserted.filter { names.contains(ObjectIdentifier($0.entity)) }
    return saved + new.map { ($0.objectID, $0.content ?? ObjectRow()) }
  }
}
