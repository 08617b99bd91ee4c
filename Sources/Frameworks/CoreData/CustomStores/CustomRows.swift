/// The objects in a store of an app's own class, as coordinators read them (CoreData.CS1–CS4).
final class CustomRows: RowStore {
  private weak var store: NSPersistentStore?
  private(set) var metadata: [String: Any] = [:]
  private var numbers: [Reference: Int64] = [:]
  private var references: [Int64: Any] = [:]
  private var last: Int64 = 0
  private struct Reference: Hashable {
    let entity: String
    let value: AnyHashable
  }

  init(_ store: NSPersistentStore) { self.store = store }

  func setMetadata(_ metadata: [String: Any]) { self.metadata = metadata }

  /// Returns the number of an app's own reference object, the same one each time.
  func number(of reference: Any, _ entity: NSEntityDescription) -> Int64 {
    let value = reference as? AnyHashable ?? AnyHashable(String(describing: reference))
    let key = Reference(entity: entity.name ?? "", value: value)
    if let known = numbers[key] { return known }
    last += 1
    (numbers[key], references[last]) = (last, reference)
    return last
  }

  /// Returns the app's own reference object of a number; nil if there is none.
  func reference(_ number: Int64) -> Any? { references[number] }

  func rows(of entities: [NSEntityDescription]) throws -> [StoredRow] {
    if let store = store as? NSAtomicStore {
      let names = Set(entities.map(\.name))
      return store.cacheNodes().filter { names.contains($0.objectID.entity.name) }
        .map { store.row($0) }.sorted { $0.number < $1.number }
    }
    guard let store = store as? NSIncrementalStore else { return [] }
    let context = newContext()
    return try entities.flatMap { entity in
      let request = NSFetchRequest<NSFetchRequestResult>(entityName: entity.name ?? "")
      (request.entity, request.includesSubentities) = (entity, false)
      request.affectedStores = [store]
      let found = try store.execute(request, with: context) as? [Any] ?? []
      return try found.compactMap { result in
        let object = (result as? NSManagedObject)?.objectID ?? result as? NSManagedObjectID
        return try object.map { try store.row($0, in: context) }
      }
    }
  }

  func row(_ number: Int64, of entity: NSEntityDescription) -> StoredRow? {
    guard let store else { return nil }
    let identifier = store.identifier(number, of: entity)
    if let store = store as? NSAtomicStore {
      return store.cacheNode(for: identifier).map { store.row($0) }
    }
    return try? (store as? NSIncrementalStore)?.row(identifier, in: newContext())
  }

  /// Returns a context that a request to the store can fill with objects, of which only the
  /// identifiers are used.
  private func newContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    context.persistentStoreCoordinator = store?.persistentStoreCoordinator
    return context
  }

  func newNumber() throws -> Int64 { throw Self.unsupported }

  func change(_ body: () throws -> Void) throws { try body() }

  func save(_ rows: [StoredRow], of entity: NSEntityDescription) throws { throw Self.unsupported }

  func remove(_ numbers: [Int64]) throws { throw Self.unsupported }

  /// An app's own store has no history.
  var history: HistoryRows? { nil }

  func migrate(_ plan: MigrationPlan) throws { throw Self.unsupported }

  private static var unsupported: NSError {
    StoreError.make(
      NSPersistentStoreUnsupportedRequestTypeError,
      "Objects cannot be copied or migrated into a store of the app's own class.")
  }
}
