/// The values of an object as a store, or the parent of a context, has them.
struct ObjectRow {
  /// The number of times that the object was saved; 0 for none.
  var version: Int64 = 0
  /// The values of attributes that have one.
  var values: [String: Any] = [:]
  /// The objects of relationships that have any.
  var links: [String: LinkedObjects] = [:]

  /// Returns the same row with other identifiers in its relationships.
  func renamed(_ names: [NSManagedObjectID: NSManagedObjectID]) -> ObjectRow {
    var row = self
    row.links = links.mapValues { $0.renamed(names) }
    return row
  }
}
