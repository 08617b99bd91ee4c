internal import CTactusSQLite
import Synchronization
import TactusHealthModel

/// A storage of health data in an SQLite database.
///
/// Every save is one transaction that is on the disk when it returns. A kill at any instant, and a
/// loss of power, leave the state before or after it (Health.DB1).
///
/// - Thread: one at a time.
public final class HealthDatabase: HealthStorage {
  /// Opens a database, and creates it if it is missing, for this user alone.
  ///
  /// - Parameter path: The path of the file; its folder exists.
  /// - Throws: `HealthStorageError`; the file stays as it is then.
  public init(_ path: String) throws(HealthStorageError) {
    let connection = try HealthConnection(path)
    let version = try connection.integer("PRAGMA user_version")
    // Health.DB2.
    guard version <= Self.version else {
      throw HealthStorageError(
        .newer, path: path, "its version is \(version), and this one reads \(Self.version)")
    }
    try connection.run("PRAGMA journal_mode = WAL")
    try connection.run("PRAGMA synchronous = FULL")
    if version < Self.version {
      try connection.transaction { () throws(HealthStorageError) in
        // Another process may have created the tables meanwhile.
        guard try connection.integer("PRAGMA user_version") < Self.version else { return }
        for statement in Self.schema { try connection.run(statement) }
        try connection.run("PRAGMA user_version = \(Self.version)")
      }
    }
    // Health.DB3.
    let findings = try connection.text("PRAGMA quick_check(1)")
    guard findings == "ok" else { throw HealthStorageError(.damaged, path: path, findings) }
    self.path = path
    self.connection = Mutex(connection)
  }

  /// Passes everything that the database keeps to a function, in the order of the rows.
  ///
  /// - Throws: `HealthStorageError` for a row that cannot be read.
  public func load(_ add: (HealthChange) -> Void) throws(HealthStorageError) {
    let path = path
    let changes = try connection.withLock { (connection) throws(HealthStorageError) in
      var changes: [HealthChange] = []
      try connection.rows("SELECT key, value FROM settings") { row in
        changes.append(.set(row.text(0), row.text(1)))
      }
      var bad: Int?
      try connection.rows("SELECT row, content FROM samples ORDER BY row") { row in
        if let sample = HealthSample(json: row.text(1)) {
          changes.append(.add(row: row.integer(0), sample))
        } else if bad == nil {
          bad = row.integer(0)
        }
      }
      if let bad { throw HealthStorageError(.damaged, path: path, "row \(bad) is no sample") }
      try connection.rows("SELECT row, uuid, type, bundle, sync FROM deletions ORDER BY row") {
        row in
        guard let uuid = HealthUUID(row.text(1)) else { return }
        let sync = row.text(4)
        let deletion = HealthDeletion(
          row: row.integer(0), uuid: uuid, type: row.text(2), bundle: row.text(3),
          syncIdentifier: sync.isEmpty ? nil : sync)
        changes.append(.remove(row: 0, deletion))
      }
      return changes
    }
    for change in changes { add(change) }
  }

  /// Keeps changes: all of them, or none.
  ///
  /// - Throws: `HealthStorageError`.
  public func save(_ changes: [HealthChange]) throws(HealthStorageError) {
    try connection.withLock { (connection) throws(HealthStorageError) in
      try connection.transaction { () throws(HealthStorageError) in
        let adding = try connection.prepare("INSERT INTO samples (row, content) VALUES (?, ?)")
        let removing = try connection.prepare("DELETE FROM samples WHERE row = ?")
        let tracing = try connection.prepare(
          "INSERT INTO deletions (row, uuid, type, bundle, sync) VALUES (?, ?, ?, ?, ?)")
        for change in changes {
          switch change {
          case .add(let row, let sample): try adding.run(.integer(row), .text(sample.json))
          case .remove(let row, let deletion):
            try removing.run(.integer(row))
            try tracing.run(
              .integer(deletion.row), .text(deletion.uuid.text), .text(deletion.type),
              .text(deletion.bundle), .text(deletion.syncIdentifier ?? ""))
          case .set(let key, let value?):
            try connection.prepare("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)")
              .run(.text(key), .text(value))
          case .set(let key, nil):
            try connection.prepare("DELETE FROM settings WHERE key = ?").run(.text(key))
          }
        }
      }
    }
  }

  // MARK: Internals

  /// The version of the tables.
  private static let version = 1

  private static let schema = [
    "CREATE TABLE samples (row INTEGER PRIMARY KEY, content TEXT NOT NULL)",
    """
    CREATE TABLE deletions (
      row INTEGER PRIMARY KEY, uuid TEXT NOT NULL, type TEXT NOT NULL, bundle TEXT NOT NULL,
      sync TEXT NOT NULL)
    """,
    "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
  ]

  private let path: String
  private let connection: Mutex<HealthConnection>
}
