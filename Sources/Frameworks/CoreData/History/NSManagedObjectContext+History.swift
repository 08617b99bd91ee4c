// Requests of the history of stores.
// Source: CoreData.HI3–HI5
extension NSManagedObjectContext {
  /// Performs a request of the history.
  func history(_ request: NSPersistentHistoryChangeRequest) throws -> NSPersistentHistoryResult {
    guard let coordinator else { throw NSPersistentStoreCoordinator.missingStore }
    return try coordinator.lock.withLock {
      let stores = coordinator.stores.filter { store in
        store.rows.history != nil
          && request.affectedStores?.contains { $0 === store } != false
      }
      if request.deletes {
        for store in stores { try delete(request, in: store) }
        return NSPersistentHistoryResult(true, request.resultType)
      }
      let entities = coordinator.managedObjectModel.entitiesByName
      let found = try stores.flatMap { store in
        try transactions(request, in: store, entities).map {
          NSPersistentHistoryTransaction(
            $0, store, entities, withChanges: request.resultType != .transactionsOnly)
        }
      }
      return NSPersistentHistoryResult(try result(request, found), request.resultType)
    }
  }

  /// Returns the transactions of a store to which a request applies.
  private func transactions(
    _ request: NSPersistentHistoryChangeRequest, in store: NSPersistentStore,
    _ entities: [String: NSEntityDescription]
  ) throws -> [StoredTransaction] {
    guard let history = store.rows.history else { return [] }
    switch request.place {
    case .request: return try history.transactions(after: 0, entities)
    case .date(let date):
      return try history.transactions(after: 0, entities).filter { $0.time > date }
    case .token, .transaction:
      guard let number = request.token?.numbers[store.identifier] else {
        return try history.transactions(after: 0, entities)
      }
      guard try number >= history.removedNumber else {
        throw StoreError.make(
          NSPersistentHistoryTokenExpiredError,
          "The history before the token's transaction was deleted.",
          [NSAffectedStoresErrorKey: [store]])
      }
      return try history.transactions(after: number, entities)
    }
  }

  private func delete(
    _ request: NSPersistentHistoryChangeRequest, in store: NSPersistentStore
  ) throws {
    guard let history = store.rows.history else { return }
    var number = try history.lastNumber + 1
    switch request.place {
    case .date(let date):
      number =
        try history.transactions(after: 0, [:]).first { $0.time >= date }?.number ?? number
    case .token, .transaction:
      if let token = request.token { number = token.numbers[store.identifier] ?? 0 }
    case .request: return
    }
    try store.rows.change { try history.remove(before: number) }
  }

  /// Returns the result of a request from transactions.
  private func result(
    _ request: NSPersistentHistoryChangeRequest, _ found: [NSPersistentHistoryTransaction]
  ) throws -> Any {
    var transactions = found
    var changes: [NSPersistentHistoryChange]?
    if let fetch = request.fetchRequest {
      if fetch.entityName == HistoryEntities.change.name {
        changes = Self.chosen(found.flatMap { $0.changes ?? [] }, by: fetch)
        let kept = Set((changes ?? []).compactMap { $0.transaction?.transactionNumber })
        transactions = found.filter { kept.contains($0.transactionNumber) }
      } else {
        transactions = Self.chosen(found, by: fetch)
      }
    }
    let all = changes ?? transactions.flatMap { $0.changes ?? [] }
    switch request.resultType {
    case .statusOnly: return true
    case .objectIDs: return all.map(\.changedObjectID)
    case .count: return changes?.count ?? transactions.count
    case .changesOnly: return all
    case .transactionsOnly, .transactionsAndChanges: return transactions
    }
  }

  /// Returns the objects that match a fetch request, in its order and within its limits.
  private static func chosen<Object: NSObject>(
    _ objects: [Object], by request: NSFetchRequest<NSFetchRequestResult>
  ) -> [Object] {
    var found = objects
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let order = request.sortDescriptors, !order.isEmpty { found = sorted(found, by: order) }
    found = Array(found.dropFirst(max(0, request.fetchOffset)))
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }
}
