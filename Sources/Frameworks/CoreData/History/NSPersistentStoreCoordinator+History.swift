import Synchronization

// The recording of the history, and reports of changes to other coordinators.
// Source: CoreData.HI1, HI7
extension NSPersistentStoreCoordinator {
  /// Returns the history token after the last transaction of some stores, or of all for nil; nil if
  /// none of them has a history.
  public func currentPersistentHistoryToken(
    fromStores stores: [Any]?
  ) -> NSPersistentHistoryToken? {
    lock.withLock {
      let chosen = stores?.compactMap { $0 as? NSPersistentStore } ?? self.stores
      var numbers: [String: Int64] = [:]
      for store in chosen where store.keepsHistory {
        numbers[store.identifier] = (try? store.rows.history?.lastNumber) ?? 0
      }
      return numbers.isEmpty ? nil : NSPersistentHistoryToken(numbers)
    }
  }

  /// Records the changes of a context in the histories of stores.
  ///
  /// - Returns: The history token after them; nil if no store has a history.
  func record(
    _ context: NSManagedObjectContext, _ names: [NSManagedObjectID: NSManagedObjectID],
    _ homes: [ObjectIdentifier: NSPersistentStore]
  ) throws -> NSPersistentHistoryToken? {
    var numbers: [String: Int64] = [:]
    for store in stores where store.keepsHistory {
      let transaction = StoredTransaction(context, names) { homes[ObjectIdentifier($0)] === store }
      guard !transaction.changes.isEmpty, let history = store.rows.history else { continue }
      numbers[store.identifier] = try history.record(
        transaction, managedObjectModel.entitiesByName)
    }
    return numbers.isEmpty ? nil : NSPersistentHistoryToken(numbers)
  }

  /// Notifies the coordinators of this process that a store has changed (CoreData.HI7).
  func announceRemotely(_ changed: [NSPersistentStore], _ token: NSPersistentHistoryToken?) {
    for store in changed where store.isSet(NSPersistentStoreRemoteChangeNotificationPostOptionKey) {
      guard let url = store.url else { continue }
      var userInfo: [AnyHashable: Any] = [
        NSStoreUUIDKey: store.identifier ?? "", NSPersistentStoreURLKey: url,
      ]
      if let number = token?.numbers[store.identifier ?? ""] {
        userInfo[NSPersistentHistoryTokenKey] = NSPersistentHistoryToken(
          [store.identifier ?? "": number])
      }
      for coordinator in OpenCoordinators.all {
        let posts = coordinator.persistentStores.contains {
          $0.url == url && $0.isSet(NSPersistentStoreRemoteChangeNotificationPostOptionKey)
        }
        guard posts else { continue }
        NotificationCenter.default.post(
          name: .NSPersistentStoreRemoteChange, object: coordinator, userInfo: userInfo)
      }
    }
  }
}

extension NSPersistentStore {
  /// Returns whether an option is set to a nonzero number or another value.
  func isSet(_ option: String) -> Bool {
    guard let value = options?[option] else { return false }
    return AttributeValue.number(value)?.boolValue ?? !(value is NSNull)
  }

  /// Whether saves are recorded in the store's history.
  var keepsHistory: Bool { isSet(NSPersistentHistoryTrackingKey) && rows.history != nil }
}

/// The coordinators of the process.
enum OpenCoordinators {
  private struct Entry: Sendable { weak var coordinator: NSPersistentStoreCoordinator? }
  private static let entries = Mutex<[Entry]>([])

  static func add(_ coordinator: NSPersistentStoreCoordinator) {
    let entry = Entry(coordinator: coordinator)
    entries.withLock { entries in
      entries.removeAll { $0.coordinator == nil || $0.coordinator === entry.coordinator }
      entries.append(entry)
    }
  }

  static var all: [NSPersistentStoreCoordinator] {
    entries.withLock { $0 }.compactMap(\.coordinator)
  }
}
