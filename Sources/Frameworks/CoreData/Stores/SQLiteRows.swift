/// The objects of a store in an SQLite database.
///
/// The tables are ours, not Apple's: a file of an iPhone is refused (CoreData.ST4).
// Source: CoreData.ST3–ST6
final class SQLiteRows: RowStore {
  private let database: SQLiteConnection
  private let path: String
  private(set) var metadata: [String: Any] = [:]

  /// Opens a store; creates the file if it does not exist.
  ///
  /// - Parameter mustExist: Whether a missing file is an error.
  init(_ path: String, pragmas: [String: String] = [:], readOnly: Bool, mustExist: Bool) throws {
    self.path = path
    let exists = FileManager.default.fileExists(atPath: path)
    guard exists || !(mustExist || readOnly) else {
      throw StoreError.make(
        CocoaError.Code.fileReadNoSuchFile.rawValue, "The store “\(path)” does not exist.",
        [NSFilePathErrorKey: path])
    }
    database = try SQLiteConnection(path, readOnly: readOnly)
    try check()
    if !readOnly { try create(pragmas) }
    try readMetadata()
  }

  func close() { database.close() }

  var history: HistoryRows? { HistoryRows(database: database) }

  /// The application identifier in a database's header that marks a store: "TCD1".
  private static let mark: Int64 = 0x5443_4431

  private static let tables = [
    "CREATE TABLE IF NOT EXISTS metadata (name TEXT PRIMARY KEY, value BLOB) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS object "
      + "(number INTEGER PRIMARY KEY, entity TEXT NOT NULL, version INTEGER NOT NULL)",
    "CREATE INDEX IF NOT EXISTS object_entity ON object (entity)",
    "CREATE TABLE IF NOT EXISTS attribute (object INTEGER NOT NULL, name TEXT NOT NULL, value, "
      + "PRIMARY KEY (object, name)) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS link (object INTEGER NOT NULL, name TEXT NOT NULL, "
      + "place INTEGER NOT NULL, target INTEGER NOT NULL, "
      + "PRIMARY KEY (object, name, place)) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS counter (last INTEGER NOT NULL)",
  ]

  /// Throws if the file is not a store of ours; an empty file is one.
  private func check() throws {
    var (mark, count): (Int64, Int64) = (0, 0)
    try database.run("PRAGMA application_id") { mark = $0[0].integer ?? 0 }
    try database.run("SELECT count(*) FROM sqlite_master") { count = $0[0].integer ?? 0 }
    guard mark == Self.mark || mark == 0 && count == 0 else {
      throw StoreError.make(
        NSPersistentStoreIncompatibleSchemaError,
        "The database “\(path)” is not a store of this implementation of Core Data.",
        [NSFilePathErrorKey: path])
    }
  }

  private func create(_ pragmas: [String: String]) throws {
    for (name, value) in pragmas.sorted(by: { $0.key < $1.key }) {
      let letters = name.unicodeScalars + value.unicodeScalars
      guard
        letters.allSatisfy({
          CharacterSet.alphanumerics.contains($0) || "_-".contains(Character($0))
        })
      else { continue }
      try database.run("PRAGMA \(name) = \(value)")
    }
    try database.transaction {
      try database.run("PRAGMA application_id = \(Self.mark)")
      for table in Self.tables + HistoryRows.tables { try database.run(table) }
      try database.run("INSERT INTO counter SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM counter)")
    }
  }

  // MARK: Metadata

  private func readMetadata() throws {
    var read: [String: Any] = [:]
    try database.run("SELECT value FROM metadata WHERE name = 'metadata'") { row in
      guard let data = row[0].data else { return }
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      read = list as? [String: Any] ?? [:]
    }
    metadata = read
  }

  func setMetadata(_ metadata: [String: Any]) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: metadata, format: .binary, options: 0)
    try database.run("INSERT OR REPLACE INTO metadata VALUES ('metadata', ?)", [.data(data)])
    self.metadata = metadata
  }

  // MARK: Reading

  func rows(of entities: [NSEntityDescription]) throws -> [StoredRow] {
    try entities.flatMap { entity in
      try read(entity, "o.entity = ?", .text(entity.name ?? ""))
    }.sorted { $0.number < $1.number }
  }

  func row(_ number: Int64, of entity: NSEntityDescription) throws -> StoredRow? {
    try read(entity, "o.number = ?", .integer(number)).first
  }

  private func read(
    _ entity: NSEntityDescription, _ condition: String, _ parameter: SQLiteConnection.Value
  ) throws -> [StoredRow] {
    var rows: [StoredRow] = []
    var places: [Int64: Int] = [:]
    try database.run(
      "SELECT o.number, o.entity, o.version FROM object o WHERE \(condition) ORDER BY o.number",
      [parameter]
    ) { row in
      guard let number = row[0].integer else { return }
      places[number] = rows.count
      rows.append(
        StoredRow(
          number: number, entity: row[1].text ?? "", version: row[2].integer ?? 0, values: [:],
          links: [:]))
    }
    guard !rows.isEmpty else { return [] }
    let attributes = entity.contents.attributes
    try database.run(
      "SELECT o.number, a.name, a.value FROM object o JOIN attribute a ON a.object = o.number "
        + "WHERE \(condition)",
      [parameter]
    ) { row in
      guard let place = row[0].integer.flatMap({ places[$0] }), let name = row[1].text,
        let attribute = attributes[name]
      else { return }
      rows[place].values[name] = try StoredValue.value(row[2], of: attribute)
    }
    try database.run(
      "SELECT o.number, l.name, l.target FROM object o JOIN link l ON l.object = o.number "
        + "WHERE \(condition) ORDER BY l.object, l.name, l.place",
      [parameter]
    ) { row in
      guard let place = row[0].integer.flatMap({ places[$0] }), let name = row[1].text,
        let target = row[2].integer
      else { return }
      rows[place].links[name, default: []].append(target)
    }
    return rows
  }

  // MARK: Writing

  func newNumber() throws -> Int64 {
    var last: Int64 = 0
    try database.run("UPDATE counter SET last = last + 1")
    try database.run("SELECT last FROM counter") { last = $0[0].integer ?? 0 }
    return last
  }

  func change(_ body: () throws -> Void) throws { try database.transaction(body) }

  func save(_ rows: [StoredRow], of entity: NSEntityDescription) throws {
    for row in rows {
      let number = SQLiteConnection.Value.integer(row.number)
      try database.run(
        "INSERT OR REPLACE INTO object VALUES (?, ?, ?)",
        [number, .text(row.entity), .integer(row.version)])
      try database.run("DELETE FROM attribute WHERE object = ?", [number])
      for (name, value) in row.values {
        guard let attribute = entity.contents.attributes[name] else { continue }
        try database.run(
          "INSERT INTO attribute VALUES (?, ?, ?)",
          [number, .text(name), try StoredValue.stored(value, of: attribute)])
      }
      try database.run("DELETE FROM link WHERE object = ?", [number])
      for (name, targets) in row.links {
        for (place, target) in targets.enumerated() {
          try database.run(
            "INSERT INTO link VALUES (?, ?, ?, ?)",
            [number, .text(name), .integer(Int64(place)), .integer(target)])
        }
      }
    }
  }

  func remove(_ numbers: [Int64]) throws {
    for number in numbers {
      try database.run("DELETE FROM object WHERE number = ?", [.integer(number)])
      try database.run("DELETE FROM attribute WHERE object = ?", [.integer(number)])
      try database.run("DELETE FROM link WHERE object = ?", [.integer(number)])
    }
  }

  // MARK: Migration

  func migrate(_ plan: MigrationPlan) throws {
    for entity in plan.removedEntities {
      let own = "(SELECT number FROM object WHERE entity = ?)"
      try database.run("DELETE FROM attribute WHERE object IN \(own)", [.text(entity)])
      try database.run(
        "DELETE FROM link WHERE object IN \(own) OR target IN \(own)",
        [.text(entity), .text(entity)])
      try database.run("DELETE FROM object WHERE entity = ?", [.text(entity)])
    }
    // Renaming goes through unused names first, since two names may be exchanged.
    for (old, new) in plan.renamedEntities {
      try database.run(
        "UPDATE object SET entity = ? WHERE entity = ?", [.text("\n" + new), .text(old)])
    }
    try database.run("UPDATE object SET entity = substr(entity, 2) WHERE entity LIKE '\n%'")
    for change in plan.properties {
      let own = "(SELECT number FROM object WHERE entity = ?)"
      let entity = SQLiteConnection.Value.text(change.entity)
      for table in ["attribute", "link"] {
        for name in change.removed {
          try database.run(
            "DELETE FROM \(table) WHERE name = ? AND object IN \(own)", [.text(name), entity])
        }
        for (old, new) in change.renamed {
          try database.run(
            "UPDATE \(table) SET name = ? WHERE name = ? AND object IN \(own)",
            [.text("\n" + new), .text(old), entity])
        }
        try database.run(
          "UPDATE \(table) SET name = substr(name, 2) WHERE name LIKE '\n%' AND object IN \(own)",
          [entity])
      }
      for attribute in change.added {
        guard let value = attribute.defaultValue else { continue }
        guard let kept = AttributeValue.kept(value, as: attribute.attributeType) else { continue }
        try database.run(
          "INSERT OR IGNORE INTO attribute SELECT number, ?, ? FROM object WHERE entity = ?",
          [.text(attribute.name), try StoredValue.stored(kept, of: attribute), entity])
      }
    }
  }
}
