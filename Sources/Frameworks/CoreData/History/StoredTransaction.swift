/// A save as recorded in the history of a store.
// Source: CoreData.HI1–HI2
struct StoredTransaction {
  /// A change of an object.
  struct Change {
    var number: Int64 = 0
    let object: Int64
    let entity: String
    let kind: NSPersistentHistoryChangeType
    /// The names of the properties that an update has changed.
    var properties: [String] = []
    /// The values that are preserved after a deletion.
    var tombstone: [String: Any] = [:]
  }
  /// The number; 0 until the store has assigned one.
  var number: Int64 = 0
  let time: Date
  let author: String?
  let context: String?
  let bundle: String
  let process: String
  var changes: [Change]
}

extension StoredTransaction {
  /// Creates the transaction of the changes of a context in one store.
  ///
  /// - Parameters:
  ///   - context: The context.
  ///   - names: The permanent identifiers of new objects.
  ///   - isInStore: Returns whether the store keeps an object.
  init(
    _ context: NSManagedObjectContext, _ names: [NSManagedObjectID: NSManagedObjectID],
    _ isInStore: (NSManagedObject) -> Bool
  ) {
    // The time of a save is that of the phone's clock, as for `Date()`.
    time = Date()
    (author, self.context) = (context.transactionAuthor, context.name)
    bundle = Bundle.main.bundleIdentifier ?? ""
    process = "\(ProcessInfo.processInfo.processIdentifier)"
    func change(_ object: NSManagedObject, _ kind: NSPersistentHistoryChangeType) -> Change? {
      guard isInStore(object),
        let number = (names[object.objectID] ?? object.objectID).number
      else { return nil }
      return Change(object: number, entity: object.entity.name ?? "", kind: kind)
    }
    changes = context.inserted.compactMap { change($0, .insert) }
    for object in context.updated {
      guard var change = change(object, .update) else { continue }
      let (row, saved) = (object.filled, object.saved ?? ObjectRow())
      change.properties = object.entity.contents.properties.values
        .filter { !$0.isTransient && object.isDifferent($0.name, row, saved) }
        .map(\.name).sorted()
      changes.append(change)
    }
    for object in context.deleted {
      guard var change = change(object, .delete) else { continue }
      for (name, attribute) in object.entity.contents.attributes
      where attribute.preservesValueInHistoryOnDeletion {
        change.tombstone[name] = object.saved?.values[name]
      }
      changes.append(change)
    }
  }
}
