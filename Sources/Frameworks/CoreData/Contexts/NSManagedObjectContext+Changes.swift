// Changes and their reports.
// Source: CoreData.CO4–CO8
extension NSManagedObjectContext {
  // MARK: Registering

  func register(_ object: NSManagedObject) {
    if registered.count > max(64, 2 * (inserted.count + updated.count)),
      registered.count.nonzeroBitCount == 1
    {
      registered = registered.filter { $0.value.object != nil }
    }
    registered[object.objectID] = RegisteredObject(object: object)
    if retainsRegisteredObjects { retained.insert(object) }
  }

  func unregister(_ object: NSManagedObject) {
    registered[object.objectID] = nil
    retained.remove(object)
  }

  /// Removes an object from the context.
  func forget(_ object: NSManagedObject) {
    unregister(object)
    object.change = .none
    object.managedObjectContext = nil
  }

  /// Removes an object from the lists of changes.
  func unlist(_ object: NSManagedObject) {
    switch object.change {
    case .none: break
    case .inserted: inserted.removeAll { $0 === object }
    case .updated: updated.removeAll { $0 === object }
    case .deleted:
      deleted.removeAll { $0 === object }
      discarded.removeAll { $0 === object }
      undeleted.removeAll { $0 === object }
    }
  }

  /// Reverts the deletion of an object.
  func restore(_ object: NSManagedObject) {
    guard object.change == .deleted else { return }
    let wasInserted = discarded.contains { $0 === object }
    unlist(object)
    event.deleted.remove(object)
    object.change = wasInserted ? .inserted : .none
    if wasInserted {
      inserted.append(object)
      event.inserted.insert(object)
    } else {
      noteUpdate(of: object)
    }
  }

  /// Notes that an object has changed.
  func noteUpdate(of object: NSManagedObject) {
    if object.change == .none {
      object.change = .updated
      updated.append(object)
    }
    if object.change != .deleted, !event.inserted.contains(object) { event.updated.insert(object) }
    scheduleProcessing()
  }

  /// Replaces the values of an object, and notifies its observers.
  func replaceContent(of object: NSManagedObject, by row: ObjectRow) {
    let before = object.content ?? ObjectRow()
    let keys = object.entity.contents.properties.filter { key, property in
      !property.isTransient && object.isDifferent(key, before, row)
    }.keys
    let observed = object as NSObject
    if !keys.isEmpty { object.sendObjectWillChange() }
    for key in keys { observed.willChangeValue(forKey: key) }
    var row = row
    for (key, property) in object.entity.contents.properties where property.isTransient {
      row.values[key] = before.values[key]
    }
    object.content = row
    for key in keys { observed.didChangeValue(forKey: key) }
  }

  // MARK: Deletions

  /// Applies the delete rules of deleted objects (CoreData.RE3).
  func propagateDeletions() {
    while let object = undeleted.popLast() {
      for relationship in object.entity.contents.relationships.values {
        let targets = object.links(relationship.name).order.compactMap(object.object)
        switch relationship.deleteRule {
        case .cascadeDeleteRule: for target in targets { delete(target) }
        case .nullifyDeleteRule:
          guard let inverse = relationship.inverseRelationship else { continue }
          for target in targets where target.change != .deleted {
            target.unlink(object.objectID, inverse)
          }
        case .noActionDeleteRule, .denyDeleteRule: break
        }
      }
    }
    for object in discarded { forget(object) }
    discarded = []
  }

  // MARK: Reports

  /// Reports the changes at the end of the current event (CoreData.CO7).
  func scheduleProcessing() {
    guard !isScheduled, concurrencyType == .mainQueueConcurrencyType else { return }
    isScheduled = true
    queue.async { [weak self] in
      guard let self, isScheduled else { return }
      processPendingChanges()
    }
  }

  func reportChanges() {
    guard !event.isEmpty else { return }
    let reported = event
    event = ChangeEvent()
    for object in reported.inserted.union(reported.updated) { object.changedInEvent = [] }
    guard !isSilent else { return }
    post(.NSManagedObjectContextObjectsDidChange, reported.userInfo)
  }

  func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }

  // MARK: Undo

  /// Registers the undo of a change, if there is an undo manager and the caller is on the main
  /// thread, to which undo managers belong.
  func registerUndo(of object: NSManagedObject, _ body: @escaping (NSManagedObject) -> Void) {
    guard let undoManager else { return }
    // Unchecked because only the thread that runs the closure uses it from here on.
    nonisolated(unsafe) let (target, body) = (object, body)
    MainActor.onMainThread {
      undoManager.registerUndo(withTarget: target) { object in body(object) }
    }
  }

  // MARK: Identifiers

  /// Changes the identifiers of objects, also in relationships.
  func rename(_ names: [NSManagedObjectID: NSManagedObjectID]) {
    guard !names.isEmpty else { return }
    let objects = registeredObjects
    for (old, new) in names {
      aliases[old] = new
      guard let entry = registered.removeValue(forKey: old), let object = entry.object else {
        continue
      }
      object.objectID = new
      if registered[new]?.object == nil { registered[new] = entry }
    }
    for object in objects {
      object.content = object.content?.renamed(names)
      object.saved = object.saved?.renamed(names)
      object.fetchedRow = object.fetchedRow?.renamed(names)
    }
    for child in children.all { child.perform { child.rename(names) } }
  }
}
