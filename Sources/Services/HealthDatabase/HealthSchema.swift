import TactusHealthModel

/// The tables of the database, and how those of earlier versions become them.
enum HealthSchema {
  /// The version of the tables.
  static let version = 2

  /// Creates the tables, or those of the present version from earlier ones, in one transaction.
  ///
  /// - Throws: `HealthStorageError`; then the database is as it was.
  static func update(_ connection: borrowing HealthConnection) throws(HealthStorageError) {
    try connection.run("BEGIN IMMEDIATE")
    do throws(HealthStorageError) {
      // Another process may have updated the tables meanwhile.
      let found = try connection.integer("PRAGMA user_version")
      if found < version {
        if found == 1 { try connection.run("ALTER TABLE samples RENAME TO samples1") }
        for statement in found == 1 ? added : added + kept { try connection.run(statement) }
        if found == 1 {
          try copySamples(connection)
          try connection.run("DROP TABLE samples1")
        }
        try connection.run("PRAGMA user_version = \(version)")
      }
      try connection.run("COMMIT")
    } catch {
      try? connection.run("ROLLBACK")
      throw error
    }
  }

  // MARK: Internals

  /// The tables that version 1 has as well.
  private static let kept = [
    """
    CREATE TABLE deletions (
      row INTEGER PRIMARY KEY, uuid TEXT NOT NULL, type TEXT NOT NULL, bundle TEXT NOT NULL,
      sync TEXT NOT NULL)
    """,
    "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
  ]

  /// The tables of version 2.
  ///
  /// Samples are in the order in which they were added, and found by their
  /// times and identifiers; what most quantities do not have is a text.
  private static let added = [
    """
    CREATE TABLE types (
      number INTEGER PRIMARY KEY, identifier TEXT NOT NULL UNIQUE, count INTEGER NOT NULL,
      longest REAL NOT NULL)
    """,
    """
    CREATE TABLE sources (
      number INTEGER PRIMARY KEY, bundle TEXT NOT NULL, name TEXT NOT NULL, version TEXT NOT NULL,
      product TEXT NOT NULL, UNIQUE (bundle, name, version, product))
    """,
    """
    CREATE TABLE samples (
      row INTEGER PRIMARY KEY, type INTEGER NOT NULL, start REAL NOT NULL, end REAL NOT NULL,
      value REAL NOT NULL, source INTEGER NOT NULL, uuid BLOB NOT NULL, details TEXT, sync TEXT)
    """,
    "CREATE INDEX times ON samples (type, start)",
    "CREATE INDEX syncs ON samples (sync) WHERE sync IS NOT NULL",
    "CREATE TABLE uuids (uuid BLOB PRIMARY KEY, row INTEGER NOT NULL) WITHOUT ROWID",
  ]

  private static func copySamples(
    _ connection: borrowing HealthConnection
  ) throws(HealthStorageError) {
    var tables = HealthTables()
    var last = -1
    while true {
      var changes: [HealthChange] = []
      var bad: Int?
      let sql = "SELECT row, content FROM samples1 WHERE row > \(last) ORDER BY row LIMIT 1000"
      try connection.rows(sql) { row in
        last = row.integer(0)
        if let sample = HealthSample(json: row.text(1)) {
          changes.append(.add(row: row.integer(0), sample))
        } else {
          bad = bad ?? row.integer(0)
        }
      }
      if let bad { throw connection.error(.damaged, "row \(bad) is not a sample") }
      guard !changes.isEmpty else { return }
      _ = try tables.save(changes, skipsExisting: true, connection)
    }
  }
}
