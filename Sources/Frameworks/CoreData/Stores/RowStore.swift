/// An object as a store keeps it.
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
  /// Returns an object; nil if it is gone.
  func row(_ number: Int64, of entity: NSEntityDescription) throws -> StoredRow?
  /// Returns a number that no object has or had.
  func newNumber() throws -> Int64
  /// Calls a closure whose changes are kept wholly, or not at all if it throws.
  func change(_ body: () throws -> Void) throws
  /// Keeps objects, in place of former versions.
  func save(_ rows: [StoredRow], of entity: NSEntityDescription) throws
  /// Removes objects.
  func remove(_ numbers: [Int64]) throws
  /// The history of changes; nil if the storage keeps none.
  var history: HistoryRows? { get }
  /// Changes the store to the form of another model.
  func migrate(_ plan: MigrationPlan) throws
}
