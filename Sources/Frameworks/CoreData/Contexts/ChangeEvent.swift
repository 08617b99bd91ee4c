/// The changes of objects between two reports.
struct ChangeEvent {
  var inserted: Set<NSManagedObject> = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []
  var refreshed: Set<NSManagedObject> = []

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
  }

  /// The contents of the notification, without empty sets.
  var userInfo: [AnyHashable: Any] {
    let sets = [
      NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted,
      NSRefreshedObjectsKey: refreshed.subtracting(updated).subtracting(inserted),
    ]
    return sets.reduce(into: [:]) { if !$1.value.isEmpty { $0[$1.key] = $1.value } }
  }
}

/// An object in a context, which does not retain it.
struct RegisteredObject {
  weak var object: NSManagedObject?
}
