/// A save, as the history of a store has it.
///
/// - Thread: any; nothing in it changes after its creation.
// Source: CoreData.HI1–HI2
open class NSPersistentHistoryTransaction: NSObject, NSCopying, KeyedValues, @unchecked Sendable {
  init(
    _ stored: StoredTransaction, _ store: NSPersistentStore,
    _ entities: [String: NSEntityDescription], withChanges: Bool
  ) {
    (timestamp, transactionNumber) = (stored.time, stored.number)
    (author, contextName) = (stored.author, stored.context)
    (bundleID, processID) = (stored.bundle, stored.process)
    storeID = store.identifier ?? ""
    super.init()
    guard withChanges else { return }
    changes = stored.changes.compactMap { change in
      entities[change.entity].map { entity in
        NSPersistentHistoryChange(change, store.identifier(change.object, of: entity), self)
      }
    }
  }

  /// The time of the save.
  public let timestamp: Date

  /// The changes; nil if only transactions were fetched.
  open private(set) var changes: [NSPersistentHistoryChange]?

  /// The number of the transaction in its store.
  public let transactionNumber: Int64

  /// The identifier of the store.
  public let storeID: String

  /// The identifier of the bundle that has saved.
  public let bundleID: String

  /// The identifier of the process that has saved.
  public let processID: String

  /// The name of the context that has saved.
  public let contextName: String?

  /// The author that the context had.
  public let author: String?

  /// The history token after this transaction.
  open var token: NSPersistentHistoryToken {
    NSPersistentHistoryToken([storeID: transactionNumber])
  }

  /// Returns a notification of the changes, which contexts can merge (CoreData.HI6).
  open func objectIDNotification() -> Notification {
    let keys: [NSPersistentHistoryChangeType: String] = [
      .insert: NSInsertedObjectIDsKey, .update: NSUpdatedObjectIDsKey,
      .delete: NSDeletedObjectIDsKey,
    ]
    var userInfo: [AnyHashable: Any] = [:]
    for (kind, key) in keys {
      let identifiers = (changes ?? []).filter { $0.changeType == kind }.map(\.changedObjectID)
      if !identifiers.isEmpty { userInfo[key] = Set(identifiers) }
    }
    return Notification(
      name: .NSManagedObjectContextDidSaveObjectIDs, object: nil, userInfo: userInfo)
  }

  /// Returns the entity by which a fetch request matches transactions (CoreData.HI5).
  open class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? {
    HistoryEntities.transaction
  }

  /// The entity by which a fetch request matches transactions (CoreData.HI5).
  open class var entityDescription: NSEntityDescription? { HistoryEntities.transaction }

  /// A fetch request of all transactions (CoreData.HI5).
  open class var fetchRequest: NSFetchRequest<NSFetchRequestResult>? {
    HistoryEntities.request(of: HistoryEntities.transaction)
  }

  /// Returns the transaction itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  package func keyedValue(_ key: String) -> Any?? {
    switch key {
    case "timestamp": .some(timestamp)
    case "changes": .some(changes)
    case "transactionNumber": .some(transactionNumber)
    case "storeID": .some(storeID)
    case "bundleID": .some(bundleID)
    case "processID": .some(processID)
    case "contextName": .some(contextName)
    case "author": .some(author)
    case "token": .some(token)
    default: nil
    }
  }
}
