/// Changes for a context to merge, as objects, identifiers or URIs.
struct MergedChanges: Sendable {
  private(set) var inserted: [NSManagedObjectID] = []
  private(set) var updated: [NSManagedObjectID] = []
  private(set) var deleted: [NSManagedObjectID] = []

  /// Reads the user information of a notification.
  init(_ userInfo: [AnyHashable: Any], in context: NSManagedObjectContext) {
    func identifiers(_ keys: String...) -> [NSManagedObjectID] {
      keys.compactMap { userInfo[$0] }.flatMap { ManagedValue.elements($0) ?? [] }
        .compactMap { element in
          switch element {
          case let object as NSManagedObject: object.objectID
          case let identifier as NSManagedObjectID: identifier
          case let url as URL: context.coordinator?.managedObjectID(forURIRepresentation: url)
          default: nil
          }
        }
    }
    inserted = identifiers(NSInsertedObjectsKey, NSInsertedObjectIDsKey)
    updated = identifiers(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey)
    deleted = identifiers(NSDeletedObjectsKey, NSDeletedObjectIDsKey)
  }
}

extension NSManagedObjectContext {
  /// Merges changes that were saved elsewhere (CoreData.ME3).
  func merge(_ changes: MergedChanges) {
    advanceGeneration()
    for identifier in changes.inserted {
      let object = object(with: identifier)
      event.inserted.insert(object)
    }
    for identifier in changes.updated {
      guard let object = registeredObject(for: identifier) else { continue }
      refresh(object, mergeChanges: true)
      event.refreshed.insert(object)
    }
    for identifier in changes.deleted {
      guard let object = registeredObject(for: identifier) else { continue }
      object.fireFault()
      unlist(object)
      event.inserted.remove(object)
      event.updated.remove(object)
      event.deleted.insert(object)
      forget(object)
    }
    scheduleProcessing()
    let userInfo: [AnyHashable: Any] = [
      NSInsertedObjectIDsKey: Set(changes.inserted), NSUpdatedObjectIDsKey: Set(changes.updated),
      NSDeletedObjectIDsKey: Set(changes.deleted),
    ].filter { !$0.value.isEmpty }
    post(.NSManagedObjectContextDidMergeChangesObjectIDs, userInfo)
  }
}
