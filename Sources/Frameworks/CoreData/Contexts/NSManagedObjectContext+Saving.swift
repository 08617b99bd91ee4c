// Saving.
// Source: CoreData.CO5–CO6
extension NSManagedObjectContext {
  /// Validates and saves the changes.
  func commit() throws {
    if !isSilent { post(.NSManagedObjectContextWillSave) }
    try callWillSave()
    try validate()
    var report = ChangeEvent()
    (report.inserted, report.updated) = (Set(inserted), Set(updated))
    report.deleted = Set(deleted)
    if let parent {
      let changes = ParentChanges(self)
      parent.performAndWait { parent.absorb(changes) }
    } else {
      guard let coordinator else { throw NSPersistentStoreCoordinator.missingStore }
      rename(try coordinator.save(self))
    }
    // A policy may have dropped or added changes.
    report.inserted.formIntersection(inserted)
    (report.updated, report.deleted) = (Set(updated), Set(deleted))
    finish()
    advanceGeneration()
    let (token, stores) = (savedToken, savedStores)
    (savedToken, savedStores) = (nil, [])
    defer { coordinator?.announceRemotely(stores, token) }
    guard !isSilent else { return }
    for object in report.inserted.union(report.updated).union(report.deleted) { object.didSave() }
    var userInfo = report.userInfo
    userInfo[Self.tokenKey] = token
    post(.NSManagedObjectContextDidSave, userInfo)
    let identifiers = SavedIdentifiers(report)
    post(.NSManagedObjectContextDidSaveObjectIDs, identifiers.userInfo)
    announce(identifiers)
  }

  /// The key of the bookmark in the history, which Apple's reference does not name.
  ///
  /// - Source: public packages that read it. Confidence: measured.
  private static let tokenKey = "newChangeToken"

  /// Calls `willSave()` of the changed objects until it makes no further changes.
  private func callWillSave() throws {
    guard !isSilent else { return }
    var called: [ObjectIdentifier: Int] = [:]
    for _ in 0..<Self.rounds {
      let todo = (inserted + updated + deleted).filter { object in
        called[ObjectIdentifier(object)] != object.changedInEvent.count
      }
      guard !todo.isEmpty else { return }
      for object in todo {
        let before = object.changedInEvent.count
        object.willSave()
        called[ObjectIdentifier(object)] = max(before, object.changedInEvent.count)
      }
      propagateDeletions()
    }
    throw StoreError.make(
      NSCoreDataError, "willSave() of the changed objects goes on changing objects.")
  }

  /// The rounds of `willSave()` after which a save fails.
  ///
  /// - Source: Apple's reference says that a recursion is possible. Confidence: guess.
  private static let rounds = 1000

  /// Validates the changed objects (CoreData.VA1).
  private func validate() throws {
    guard !isSilent else { return }
    var errors: [NSError] = []
    func collect(_ body: () throws -> Void) {
      do {
        try body()
      } catch let error as NSError {
        errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
      }
    }
    for object in inserted { collect { try object.validateForInsert() } }
    for object in updated { collect { try object.validateForUpdate() } }
    for object in deleted { collect { try object.validateForDelete() } }
    if let error = StoreError.combined(errors) { throw error }
  }

  /// Sets the saved values of the objects to the current ones.
  private func finish() {
    for object in deleted {
      object.managedObjectContext = nil
      unregister(object)
      object.change = .none
    }
    for object in inserted + updated {
      object.change = .none
      object.saved = object.content
      object.changedInEvent = []
    }
    (inserted, updated, deleted) = ([], [], [])
    event = ChangeEvent()
    assignedStores = [:]
  }

  /// Lets contexts with automatic merging merge the changes (CoreData.ME3).
  private func announce(_ identifiers: SavedIdentifiers) {
    let others = parent.map { $0.children.all } ?? coordinator?.contexts.all ?? []
    let below = parent == nil ? others.flatMap { $0.children.all } : []
    for context in others + below
    where context !== self && context.automaticallyMergesChangesFromParent {
      context.perform { context.merge(MergedChanges(identifiers.userInfo, in: context)) }
    }
  }
}

/// The identifiers of saved objects.
struct SavedIdentifiers {
  let userInfo: [AnyHashable: Any]

  init(_ event: ChangeEvent) {
    let sets = [
      NSInsertedObjectIDsKey: event.inserted, NSUpdatedObjectIDsKey: event.updated,
      NSDeletedObjectIDsKey: event.deleted,
    ]
    userInfo = sets.reduce(into: [:]) { all, entry in
      if !entry.value.isEmpty { all[entry.key] = Set(entry.value.map(\.objectID)) }
    }
  }
}
