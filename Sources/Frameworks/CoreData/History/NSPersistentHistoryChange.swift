/// A change of an object, as the history of a store has it.
///
/// - Thread: any; nothing in it changes after its creation.
// Source: CoreData.HI2
open class NSPersistentHistoryChange: NSObject, NSCopying, KeyedValues, @unchecked Sendable {
  init(
    _ stored: StoredTransaction.Change, _ identifier: NSManagedObjectID,
    _ transaction: NSPersistentHistoryTransaction
  ) {
    (changeID, changedObjectID, changeType) = (stored.number, identifier, stored.kind)
    self.transaction = transaction
    tombstone = stored.kind == .delete ? stored.tombstone : nil
    updatedProperties =
      stored.kind == .update
      ? Set(stored.properties.compactMap { identifier.entity.contents.properties[$0] }) : nil
  }

  /// The number of the change in its store.
  public let changeID: Int64

  /// The identifier of the changed object.
  public let changedObjectID: NSManagedObjectID

  /// The type of change.
  public let changeType: NSPersistentHistoryChangeType

  /// The preserved values of a deleted object; nil for other changes.
  public let tombstone: [AnyHashable: Any]?

  /// The transaction; not retained.
  open private(set) weak var transaction: NSPersistentHistoryTransaction?

  /// The properties that an update has changed; nil for other changes.
  public let updatedProperties: Set<NSPropertyDescription>?

  /// Returns the entity by which a fetch request matches changes (CoreData.HI5).
  open class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? {
    HistoryEntities.change
  }

  /// The entity by which a fetch request matches changes (CoreData.HI5).
  open class var entityDescription: NSEntityDescription? { HistoryEntities.change }

  /// A fetch request of all changes (CoreData.HI5).
  open class var fetchRequest: NSFetchRequest<NSFetchRequestResult>? {
    HistoryEntities.request(of: HistoryEntities.change)
  }

  /// Returns the change itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  package func keyedValue(_ key: String) -> Any?? {
    switch key {
    case "changeID": .some(changeID)
    case "changedObjectID": .some(changedObjectID)
    case "changeType": .some(changeType.rawValue)
    case "tombstone": .some(tombstone)
    case "transaction": .some(transaction)
    case "updatedProperties": .some(updatedProperties)
    case "changedEntity": .some(changedObjectID.entity.name)
    default: nil
    }
  }
}
