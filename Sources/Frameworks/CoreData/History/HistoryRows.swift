/// The history of changes in the database of a store.
// Source: CoreData.HI1–HI4
struct HistoryRows {
  let database: SQLiteConnection

  static let tables = [
    "CREATE TABLE IF NOT EXISTS history_transaction (number INTEGER PRIMARY KEY AUTOINCREMENT, "
      + "time REAL NOT NULL, author TEXT, context TEXT, bundle TEXT NOT NULL, "
      + "process TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS history_change (number INTEGER PRIMARY KEY AUTOINCREMENT, "
      + "part_of INTEGER NOT NULL, object INTEGER NOT NULL, entity TEXT NOT NULL, "
      + "kind INTEGER NOT NULL, properties TEXT NOT NULL)",
    "CREATE INDEX IF NOT EXISTS history_change_part_of ON history_change (part_of)",
    "CREATE TABLE IF NOT EXISTS history_tombstone (change INTEGER NOT NULL, name TEXT NOT NULL, "
      + "value, PRIMARY KEY (change, name)) WITHOUT ROWID",
  ]

  /// Whether the database has the tables; a read-only store may lack them.
  private var isThere: Bool {
    get throws {
      var count: Int64 = 0
      try database.run("SELECT count(*) FROM sqlite_master WHERE name = 'history_tombstone'") {
        count = $0[0].integer ?? 0
      }
      return count > 0
    }
  }

  /// Stores a transaction.
  ///
  /// - Returns: Its number.
  func record(
    _ transaction: StoredTransaction, _ entities: [String: NSEntityDescription]
  ) throws -> Int64 {
    try database.run(
      "INSERT INTO history_transaction (time, author, context, bundle, process) "
        + "VALUES (?, ?, ?, ?, ?)",
      [
        .real(transaction.time.timeIntervalSinceReferenceDate), text(transaction.author),
        text(transaction.context), .text(transaction.bundle), .text(transaction.process),
      ])
    let number = try last("history_transaction")
    for change in transaction.changes {
      try database.run(
        "INSERT INTO history_change (part_of, object, entity, kind, properties) "
          + "VALUES (?, ?, ?, ?, ?)",
        [
          .integer(number), .integer(change.object), .text(change.entity),
          .integer(Int64(change.kind.rawValue)),
          .text(change.properties.joined(separator: "\n")),
        ])
      let own = try last("history_change")
      for (name, value) in change.tombstone {
        guard let attribute = entities[change.entity]?.contents.attributes[name] else { continue }
        try database.run(
          "INSERT INTO history_tombstone VALUES (?, ?, ?)",
          [.integer(own), .text(name), try StoredValue.stored(value, of: attribute)])
      }
    }
    return number
  }

  private func text(_ text: String?) -> SQLiteConnection.Value { text.map { .text($0) } ?? .null }

  /// The number of the last transaction ever stored.
  var lastNumber: Int64 { get throws { try isThere ? last("history_transaction") : 0 } }

  /// The number up to which transactions were removed.
  var removedNumber: Int64 {
    get throws {
      guard try isThere else { return 0 }
      var first: Int64?
      try database.run("SELECT min(number) FROM history_transaction") { first = $0[0].integer }
      return try first.map { $0 - 1 } ?? lastNumber
    }
  }

  private func last(_ table: String) throws -> Int64 {
    var number: Int64 = 0
    try database.run("SELECT seq FROM sqlite_sequence WHERE name = ?", [.text(table)]) {
      number = $0[0].integer ?? 0
    }
    return number
  }

  /// Returns the transactions after one, the oldest first.
  func transactions(
    after number: Int64, _ entities: [String: NSEntityDescription]
  ) throws -> [StoredTransaction] {
    guard try isThere else { return [] }
    var found: [StoredTransaction] = []
    var places: [Int64: Int] = [:]
    try database.run(
      "SELECT number, time, author, context, bundle, process FROM history_transaction "
        + "WHERE number > ? ORDER BY number", [.integer(number)]
    ) { row in
      guard let number = row[0].integer, case .real(let time) = row[1] else { return }
      places[number] = found.count
      found.append(
        StoredTransaction(
          number: number, time: Date(timeIntervalSinceReferenceDate: time), author: row[2].text,
          context: row[3].text, bundle: row[4].text ?? "", process: row[5].text ?? "",
          changes: []))
    }
    let tombstones = try tombstones(after: number, entities)
    try database.run(
      "SELECT number, part_of, object, entity, kind, properties FROM history_change "
        + "WHERE part_of > ? ORDER BY number", [.integer(number)]
    ) { row in
      guard let number = row[0].integer, let place = row[1].integer.flatMap({ places[$0] }),
        let object = row[2].integer,
        let kind = row[4].integer.flatMap({ NSPersistentHistoryChangeType(rawValue: Int($0)) })
      else { return }
      found[place].changes.append(
        StoredTransaction.Change(
          number: number, object: object, entity: row[3].text ?? "", kind: kind,
          properties: (row[5].text ?? "").split(separator: "\n").map(String.init),
          tombstone: tombstones[number] ?? [:]))
    }
    return found
  }

  private func tombstones(
    after number: Int64, _ entities: [String: NSEntityDescription]
  ) throws -> [Int64: [String: Any]] {
    var found: [Int64: [String: Any]] = [:]
    try database.run(
      "SELECT c.number, c.entity, t.name, t.value FROM history_change c "
        + "JOIN history_tombstone t ON t.change = c.number WHERE c.part_of > ?",
      [.integer(number)]
    ) { row in
      guard let number = row[0].integer, let name = row[2].text,
        let attribute = row[1].text.flatMap({ entities[$0]?.contents.attributes[name] })
      else { return }
      found[number, default: [:]][name] = try StoredValue.value(row[3], of: attribute)
    }
    return found
  }

  /// Removes the transactions before one.
  func remove(before number: Int64) throws {
    guard try isThere else { return }
    let old = SQLiteConnection.Value.integer(number)
    try database.run(
      "DELETE FROM history_tombstone WHERE change IN "
        + "(SELECT number FROM history_change WHERE part_of < ?)", [old])
    try database.run("DELETE FROM history_change WHERE part_of < ?", [old])
    try database.run("DELETE FROM history_transaction WHERE number < ?", [old])
  }
}
