import Synchronization
import TactusUserRecords

/// A database of the user's records, which is opened when it is first needed (Services.SV4).
///
/// A database that cannot be used refuses every access and reports this once. Several processes may
/// use the file: a change is refused whose base is not what is stored.
///
/// - Thread: any, for every member.
public final class RecordDatabase: RecordStorage {
  private let path: String
  private let onError: @Sendable (String) -> Void
  private let state = Mutex(State())

  private struct State {
    var connection: RecordConnection?
    var isErrorTold = false
  }

  /// Describes a database.
  ///
  /// - Parameters:
  ///   - path: The path of the file; created with the first use.
  ///   - onError: Called once with a line for the user if the database cannot be used.
  public init(_ path: String, onError: @escaping @Sendable (String) -> Void) {
    self.path = path
    self.onError = onError
  }

  /// Returns the revision of a collection; 0 for an empty one.
  public func revision(of collection: RecordCollection) throws(RecordFailure) -> Int {
    try use { (connection) throws(RecordFailure) in try connection.revision(of: collection) }
  }

  /// Returns the contents of a collection.
  public func contents(of collection: RecordCollection) throws(RecordFailure) -> RecordContents {
    try use { (connection) throws(RecordFailure) in
      try connection.transaction { () throws(RecordFailure) in
        try Self.contents(of: collection, connection)
      }
    }
  }

  /// Keeps changed records: all or none.
  public func save(
    _ records: [UserRecord], to collection: RecordCollection, base: Int, revision: Int
  ) throws(RecordFailure) {
    try use { (connection) throws(RecordFailure) in
      try connection.transaction { () throws(RecordFailure) in
        guard try connection.revision(of: collection) == base else {
          throw RecordFailure(.conflict)
        }
        for record in records {
          try connection.run(
            "INSERT OR REPLACE INTO records VALUES (?, ?, ?, ?, ?, ?, ?)",
            .text(collection.rawValue), .text(record.id), .text(record.kind),
            .text(record.content), .text(record.creator), .integer(record.revision),
            .integer(record.isDeleted ? 1 : 0))
        }
        try connection.run(
          "UPDATE collections SET revision = ? WHERE name = ?", .integer(revision),
          .text(collection.rawValue))
      }
    }
  }

  // MARK: Internals

  private static func contents(
    of collection: RecordCollection, _ connection: RecordConnection
  ) throws(RecordFailure) -> RecordContents {
    try connection.run(
      "INSERT OR IGNORE INTO collections VALUES (?, ?, 0)", .text(collection.rawValue),
      .text(RecordContents.newIdentifier()))
    var contents = RecordContents(identifier: "")
    let name = RecordConnection.Value.text(collection.rawValue)
    try connection.rows("SELECT identifier, revision FROM collections WHERE name = ?", name) {
      contents.identifier = $0.text(0)
      contents.revision = $0.integer(1)
    }
    try connection.rows(
      """
      SELECT id, kind, content, creator, revision, deleted FROM records WHERE collection = ?
      """, name
    ) {
      let record = UserRecord(
        id: $0.text(0), kind: $0.text(1), content: $0.text(2), creator: $0.text(3),
        revision: $0.integer(4), isDeleted: $0.integer(5) != 0)
      contents.records[record.id] = record
    }
    return contents
  }

  private func use<Result: Sendable>(
    _ body: (RecordConnection) throws(RecordFailure) -> Result
  ) throws(RecordFailure) -> Result {
    do throws(RecordFailure) {
      return try state.withLock { (state) throws(RecordFailure) in
        if let connection = state.connection { return try body(connection) }
        let connection = try RecordConnection(path)
        state.connection = connection
        return try body(connection)
      }
    } catch {
      guard error.kind == .storage else { throw error }
      let isNew = state.withLock { state in
        defer { state.isErrorTold = true }
        return !state.isErrorTold
      }
      if isNew { onError("\(path): the user's records cannot be used: \(error.details)") }
      throw error
    }
  }
}
