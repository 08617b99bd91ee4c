import TactusHealthModel

/// The small tables of the database in memory, and the changes of its large ones.
///
/// - Thread: one at a time.
struct HealthTables {
  /// A type with what is known of its samples.
  struct Kind {
    var number: Int
    var count: Int
    /// The longest duration of a sample that was ever stored.
    var longest: Double
  }

  private(set) var kinds: [String: Kind] = [:]
  private(set) var identifiers: [Int: String] = [:]
  /// The sources by their numbers, which count from 1.
  private(set) var sources: [HealthSource] = []
  private var sourceNumbers: [HealthSource: Int] = [:]
  private(set) var settings: [String: String] = [:]

  /// Reads the tables.
  mutating func load(_ connection: borrowing HealthConnection) throws(HealthStorageError) {
    self = HealthTables()
    var (kinds, identifiers): ([String: Kind], [Int: String]) = ([:], [:])
    try connection.rows("SELECT number, identifier, count, longest FROM types") { row in
      kinds[row.text(1)] = Kind(
        number: row.integer(0), count: row.integer(2), longest: row.real(3))
      identifiers[row.integer(0)] = row.text(1)
    }
    (self.kinds, self.identifiers) = (kinds, identifiers)
    var sources: [HealthSource] = []
    let order = "SELECT bundle, name, version, product FROM sources ORDER BY number"
    try connection.rows(order) { row in
      sources.append(
        HealthSource(
          bundle: row.text(0), name: row.text(1), version: row.text(2), product: row.text(3)))
    }
    self.sources = sources
    sourceNumbers = Dictionary(
      sources.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { one, _ in one })
    var settings: [String: String] = [:]
    try connection.rows("SELECT key, value FROM settings") { settings[$0.text(0)] = $0.text(1) }
    self.settings = settings
  }

  /// Returns the source with a number; `nil` for one that is not there.
  func source(_ number: Int) -> HealthSource? {
    sources.indices.contains(number - 1) ? sources[number - 1] : nil
  }

  /// Returns the number of a source; `nil` for one that is not there.
  func number(of source: HealthSource) -> Int? { sourceNumbers[source] }

  // MARK: Changing

  /// Carries out changes within a transaction.
  ///
  /// - Returns: The number of samples that were added.
  mutating func save(
    _ changes: [HealthChange], skipsExisting: Bool, _ connection: borrowing HealthConnection
  ) throws(HealthStorageError) -> Int {
    let existing = try addIdentifiers(changes, skipsExisting: skipsExisting, connection)
    let adding = try connection.prepare(
      """
      INSERT INTO samples (row, type, start, end, value, source, uuid, details, sync)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
    let removing = try connection.prepare("DELETE FROM samples WHERE row = ?")
    let tracing = try connection.prepare(
      "INSERT INTO deletions (row, uuid, type, bundle, sync) VALUES (?, ?, ?, ?, ?)")
    var count = 0
    var changed: Set<String> = []
    for change in changes {
      switch change {
      case .add(let row, let sample):
        guard !existing.contains(row) else { continue }
        let type = sample.type.identifier
        changed.insert(type)
        let number = try addKind(type, longest: sample.end - sample.start, connection)
        let source = try addSource(sample.source, connection)
        let details = sample.details
        try adding.run(
          .integer(row), .integer(number), .real(sample.start), .real(sample.end),
          .real(sample.storedNumber), .integer(source), .uuid(sample.uuid),
          details.isEmpty ? .null : .text(details),
          sample.syncIdentifier.map { .text($0) } ?? .null)
        kinds[type]?.count += 1
        count += 1
      case .remove(let row, let deletion):
        try removing.run(.integer(row))
        if connection.changes > 0 { kinds[deletion.type]?.count -= 1 }
        changed.insert(deletion.type)
        try tracing.run(
          .integer(deletion.row), .text(deletion.uuid.text), .text(deletion.type),
          .text(deletion.bundle), .text(deletion.syncIdentifier ?? ""))
      case .set(let key, let value?):
        settings[key] = value
        try connection.prepare("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)")
          .run(.text(key), .text(value))
      case .set(let key, nil):
        settings[key] = nil
        try connection.prepare("DELETE FROM settings WHERE key = ?").run(.text(key))
      }
    }
    let counting = try connection.prepare(
      "UPDATE types SET count = ?, longest = ? WHERE number = ?")
    for type in changed {
      guard let kind = kinds[type] else { continue }
      try counting.run(.integer(kind.count), .real(kind.longest), .integer(kind.number))
    }
    return count
  }

  // MARK: Internals

  /// Adds the identifiers of samples in their order, which is faster than that of the samples.
  ///
  /// - Returns: The rows of samples that are stored already.
  private func addIdentifiers(
    _ changes: [HealthChange], skipsExisting: Bool, _ connection: borrowing HealthConnection
  ) throws(HealthStorageError) -> Set<Int> {
    let removing = try connection.prepare("DELETE FROM uuids WHERE uuid = ?")
    var added: [(uuid: HealthUUID, row: Int)] = []
    for change in changes {
      switch change {
      case .add(let row, let sample): added.append((sample.uuid, row))
      case .remove(_, let deletion): try removing.run(.uuid(deletion.uuid))
      case .set: break
      }
    }
    added.sort { $0 < $1 }
    let adding = try connection.prepare("INSERT OR IGNORE INTO uuids (uuid, row) VALUES (?, ?)")
    var existing: Set<Int> = []
    for (uuid, row) in added {
      try adding.run(.uuid(uuid), .integer(row))
      guard connection.changes == 0 else { continue }
      guard skipsExisting else { throw connection.error(.exists, uuid.text) }
      existing.insert(row)
    }
    return existing
  }

  private mutating func addKind(
    _ type: String, longest: Double, _ connection: borrowing HealthConnection
  ) throws(HealthStorageError) -> Int {
    if let kind = kinds[type] {
      if longest > kind.longest { kinds[type]?.longest = longest }
      return kind.number
    }
    let number = (identifiers.keys.max() ?? 0) + 1
    try connection.prepare(
      "INSERT INTO types (number, identifier, count, longest) VALUES (?, ?, 0, ?)"
    ).run(.integer(number), .text(type), .real(longest))
    kinds[type] = Kind(number: number, count: 0, longest: longest)
    identifiers[number] = type
    return number
  }

  private mutating func addSource(
    _ source: HealthSource, _ connection: borrowing HealthConnection
  ) throws(HealthStorageError) -> Int {
    if let number = sourceNumbers[source] { return number }
    let number = sources.count + 1
    try connection.prepare(
      "INSERT INTO sources (number, bundle, name, version, product) VALUES (?, ?, ?, ?, ?)"
    ).run(
      .integer(number), .text(source.bundle), .text(source.name), .text(source.version),
      .text(source.product))
    sources.append(source)
    sourceNumbers[source] = number
    return number
  }
}

extension HealthSample {
  /// The number in the column of values: of a quantity, or of a category's value.
  fileprivate var storedNumber: Double {
    switch content {
    case .quantity(let value): value
    case .category(let value): Double(value)
    default: 0
    }
  }
}
