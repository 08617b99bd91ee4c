/// The changes of a context that its parent receives (CoreData.CO6).
struct ParentChanges {
  /// The values of an object, and the keys that have changed.
  struct Change {
    let identifier: NSManagedObjectID
    let row: ObjectRow
    let keys: [String]
  }
  let inserted, updated: [Change]
  let deleted: [NSManagedObjectID]

  /// Copies the changes of a context.
  init(_ context: NSManagedObjectContext) {
    func change(_ object: NSManagedObject) -> Change {
      let (row, saved) = (object.filled, object.saved ?? ObjectRow())
      let keys = object.entity.contents.properties.keys.filter { key in
        object.isDifferent(key, row, saved)
      }
      return Change(identifier: object.objectID, row: row, keys: keys)
    }
    inserted = context.inserted.map(change)
    updated = context.updated.map(change)
    deleted = context.deleted.map(\.objectID)
  }
}

extension NSManagedObjectContext {
  /// Applies the changes of a child context to this context.
  func absorb(_ changes: ParentChanges) {
    for change in changes.inserted {
      let object = object(with: change.identifier)
      object.content = change.row
      object.change = .inserted
      inserted.append(object)
      event.inserted.insert(object)
    }
    for change in changes.updated {
      let object = object(with: change.identifier)
      var row = object.filled
      for key in change.keys {
        row.values[key] = change.row.values[key]
        row.links[key] = change.row.links[key]?.renamed(aliases)
      }
      replaceContent(of: object, by: row)
      object.changedInEvent.formUnion(change.keys)
      noteUpdate(of: object)
    }
    for identifier in changes.deleted { delete(object(with: identifier)) }
    scheduleProcessing()
  }
}
