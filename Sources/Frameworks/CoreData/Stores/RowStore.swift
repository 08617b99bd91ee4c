/// An object as represented in a store.
struct StoredRow {
  let number: Int64
  let entity: String
  var version: Int64
  /// The values of attributes that have one.
  var values: [String: Any]
  /// The numbers of the objects in relationships.
  var links: [String: [Int64]]
}

/// The storage of a store: a database, or memory.
///
/// - Thread: one at a time; coordinators hold a lock.
protocol RowStore: AnyObject {
  /// The metadata.
  var metadata: [String: Any] { get }
  /// Sets the metadata.
  func setMetadata(_ metadata: [String: Any]) throws
  /// Returns the objects of entities in the order of their numbers.
  func rows(of entities: [NSEntityDescription]) throws -> [StoredRow]
  /// Returns an object; nil if it does not exist.
  func row(_ number: Int64, of entity: NSEntityDescription) throws -> StoredRow?
  /// Returns a number that was never used for an object.
  func newNumber() throws -> Int64
  /// Calls a closure, whose changes are kept completely, or discarded if it throws.
  func change(_ body: () throws -> Void) throws
  /// Saves objects, in place of previous versions.
  func save(_ rows: [StoredRow], of entity: NSEntityDescription) throws
  /// Removes objects.
  func remove(_ numbers: [Int64]) throws
  /// The change history; nil if the storage has none.
  var history: HistoryRows? { get }
  /// Migrates the store to another model.
  func migrate(_ plan: MigrationPlan) throws
}
