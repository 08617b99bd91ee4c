import TactusUserRecords

/// The records of a collection as the app knows them.
package struct ClientRecords: Sendable {
  /// The identifier of the collection.
  package var identifier = ""
  /// The revision.
  package var revision = 0
  /// Whether the app sees only the records that it has added itself.
  package var isLimited = false
  /// The records that are not deleted, by their identifiers.
  package var records: [String: UserRecord] = [:]

  /// Returns the parts of a record in the order of their names.
  package func parts(of id: String, count: Int) -> [UserRecord] {
    (0..<count).compactMap { records["\(id)/\($0)"] }
  }

  // MARK: Internals

  /// Applies changes; returns false if they are those of another collection or of another extent.
  mutating func apply(_ page: RecordPage) -> Bool {
    guard revision == 0 || page.collection == identifier && page.isLimited == isLimited else {
      return false
    }
    (identifier, revision, isLimited) = (page.collection, page.revision, page.isLimited)
    for record in page.records { records[record.id] = record.isDeleted ? nil : record }
    return true
  }
}
