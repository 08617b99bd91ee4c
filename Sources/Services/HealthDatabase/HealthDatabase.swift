internal import CTactusSQLite
import Synchronization
import TactusHealthModel

/// A storage of health data in an SQLite database.
///
/// Every save is one transaction that is on the disk when it returns. A kill at any instant, and a
/// loss of power, leave the state before or after it (Health.DB1). Samples are read on demand; only
/// the numbers of the quantities of the last statistics are in memory.
///
/// - Thread: one at a time; several processes may use one database.
public final class HealthDatabase: HealthStorage {
  /// Opens a database, and creates it if it is missing, for this user alone.
  ///
  /// - Parameter path: The path of the file; its folder exists.
  /// - Throws: `HealthStorageError`; the file stays as it is then.
  public init(_ path: String) throws(HealthStorageError) {
    let connection = try HealthConnection(path)
    let version = try connection.integer("PRAGMA user_version")
    // A store of a newer version is refused, and stays as it is (Health.DB2).
    guard version <= HealthSchema.version else {
      throw connection.error(
        .newer, "its version is \(version), and this one reads \(HealthSchema.version)")
    }
    try connection.run("PRAGMA journal_mode = WAL")
    try connection.run("PRAGMA synchronous = FULL")
    try connection.run("PRAGMA cache_size = -\(Self.cacheKilobytes)")
    // A damaged store is refused (Health.DB3).
    let findings = try connection.text("PRAGMA quick_check(1)")
    guard findings == "ok" else { throw connection.error(.damaged, findings) }
    if version < HealthSchema.version { try HealthSchema.update(connection) }
    state = Mutex(State(connection: connection))
  }

  /// Whether the data is only in memory; false.
  public var isInMemory: Bool { false }

  // MARK: Reading

  /// Returns the settings.
  public func settings() throws(HealthStorageError) -> [String: String] {
    try use { (state) throws(HealthStorageError) in state.tables.settings }
  }

  /// Returns the row of the last change.
  public func lastRow() throws(HealthStorageError) -> Int {
    try use { (state) throws(HealthStorageError) in
      try state.connection.integer(
        "SELECT max((SELECT coalesce(max(row), 0) FROM samples),"
          + " (SELECT coalesce(max(row), 0) FROM deletions))")
    }
  }

  /// Returns the numbers of samples by type.
  public func counts() throws(HealthStorageError) -> [String: Int] {
    try use { (state) throws(HealthStorageError) in
      state.tables.kinds.mapValues(\.count).filter { $0.value > 0 }
    }
  }

  /// Returns the sources of a type, or all.
  public func sources(of type: String?) throws(HealthStorageError) -> [HealthSource] {
    try use { (state) throws(HealthStorageError) in
      guard let type else { return state.tables.sources }
      guard let kind = state.tables.kinds[type] else { return [] }
      let statement = try state.connection.prepare(
        "SELECT DISTINCT source FROM samples WHERE type = ? ORDER BY source")
      try statement.bind([.integer(kind.number)])
      var found: [HealthSource] = []
      while try statement.step() {
        if let source = state.tables.source(statement.integer(0)) { found.append(source) }
      }
      return found
    }
  }

  /// Returns a sample with its row.
  public func sample(_ uuid: HealthUUID) throws(HealthStorageError) -> HealthRow? {
    try use { (state) throws(HealthStorageError) in
      try state.first("WHERE row = (SELECT row FROM uuids WHERE uuid = ?)", [.uuid(uuid)]) { _ in
        true
      }
    }
  }

  /// Returns the sample that a newer one replaces.
  public func sample(
    replacedBy sample: HealthSample
  ) throws(HealthStorageError) -> HealthRow? {
    guard let sync = sample.syncIdentifier else { return nil }
    return try use { (state) throws(HealthStorageError) in
      guard let kind = state.tables.kinds[sample.type.identifier] else { return nil }
      let parameters: [HealthStatement.Value] = [.text(sync), .integer(kind.number)]
      return try state.first("WHERE sync = ? AND type = ? ORDER BY row DESC", parameters) {
        $0.sample.source.bundle == sample.source.bundle
      }
    }
  }

  /// Passes samples of a type to a function.
  public func visit(
    _ type: String, _ filter: HealthFilter, from start: Double?, isDescending: Bool,
    _ body: (HealthRow) -> Bool
  ) throws(HealthStorageError) {
    try use { (state) throws(HealthStorageError) in
      guard let kind = state.tables.kinds[type] else { return }
      var scan = HealthScan(kind, filter.times)
      if let start { isDescending ? scan.end(at: start) : scan.begin(at: start) }
      if let uuids = filter.condition?.soleObjects { scan.restrict(to: uuids) }
      let statement = try state.connection.prepare(
        "SELECT \(HealthScan.columns) FROM samples \(scan.conditions)"
          + (isDescending ? " ORDER BY start DESC, row DESC" : " ORDER BY start, row"))
      try statement.bind(scan.parameters)
      let allowed = state.allowed(filter)
      while try statement.step() {
        guard filter.times.includes(statement.real(2), statement.real(3)),
          allowed?.contains(statement.integer(5)) ?? true
        else { continue }
        let row = try state.row(statement)
        guard filter.condition?.includes(row.sample) ?? true else { continue }
        guard body(row) else { return }
      }
    }
  }

  /// Passes changes to a function.
  public func visitChanges(
    of selections: [HealthSelection], after row: Int, _ body: (HealthRowChange) -> Bool
  ) throws(HealthStorageError) {
    try use { (state) throws(HealthStorageError) in
      try state.visitChanges(of: selections, after: row, body)
    }
  }

  /// Returns the statistics of a type.
  public func statistics(
    _ type: HealthType, _ filter: HealthFilter, edges: [Double], bySource: Bool, order: [String]
  ) throws(HealthStorageError) -> HealthBuckets? {
    guard let aggregation = type.aggregation else { return nil }
    return try use { (state) throws(HealthStorageError) in
      var maker = HealthStatisticsMaker(aggregation, edges: edges)
      if let kind = state.tables.kinds[type.identifier] {
        try state.add(type.identifier, kind, filter, to: &maker)
      }
      // The numbers of sources count from 1.
      let names = [""] + state.tables.sources.map(\.bundle)
      return maker.finish(names, order: order, bySource: bySource)
    }
  }

  // MARK: Changing

  /// Keeps changes: all of them, or none.
  public func save(
    _ changes: [HealthChange], skipsExisting: Bool
  ) throws(HealthStorageError) -> Int {
    try use { (state) throws(HealthStorageError) in
      var tables = state.tables
      let count = try state.connection.transaction { () throws(HealthStorageError) in
        try tables.save(changes, skipsExisting: skipsExisting, state.connection)
      }
      state.tables = tables
      // Nothing is known here about samples that were left out.
      if skipsExisting {
        state.numbers = HealthNumbers()
      } else {
        state.numbers.apply(changes) { tables.number(of: $0) }
      }
      return count
    }
  }

  // MARK: Internals

  /// The memory for pages of the file, in kilobytes.
  ///
  /// - Source: ours: the index of the identifiers of a million samples. Confidence: guess.
  private static let cacheKilobytes = 65_536

  struct State: ~Copyable {
    let connection: HealthConnection
    var tables = HealthTables()
    var numbers = HealthNumbers()
    /// The number that SQLite changes when another process has written; -1 before the first use.
    private var version = -1

    init(connection: consuming HealthConnection) { self.connection = connection }

    /// Reads the small tables again if another process has written.
    mutating func refresh() throws(HealthStorageError) {
      let now = try connection.integer("PRAGMA data_version")
      guard now != version else { return }
      try tables.load(connection)
      numbers = HealthNumbers()
      version = now
    }

    /// The numbers of the sources that a filter permits; `nil` for all.
    func allowed(_ filter: HealthFilter) -> Set<Int>? {
      guard let bundles = filter.sources else { return nil }
      return Set(
        tables.sources.enumerated().filter { bundles.contains($1.bundle) }.map { $0.offset + 1 })
    }

    /// Returns the sample of a row.
    func row(_ statement: borrowing HealthStatement) throws(HealthStorageError) -> HealthRow {
      let number = statement.integer(0)
      guard let identifier = tables.identifiers[statement.integer(1)],
        let type = HealthType.find(identifier), let source = tables.source(statement.integer(5)),
        let uuid = statement.uuid(6)
      else { throw connection.error(.damaged, "row \(number) is not a sample") }
      let value = statement.real(4)
      var sample = HealthSample(
        uuid: uuid, type: type, start: statement.real(2), end: statement.real(3),
        content: .quantity(value), source: source)
      if !statement.isNull(7) {
        guard sample.add(details: statement.text(7)) else {
          throw connection.error(.damaged, "the details of row \(number) are not a sample's text")
        }
      }
      return HealthRow(number, sample)
    }

    /// Returns the first of some rows that meets a condition.
    func first(
      _ conditions: String, _ parameters: [HealthStatement.Value],
      where isFound: (HealthRow) -> Bool
    ) throws(HealthStorageError) -> HealthRow? {
      let statement = try connection.prepare(
        "SELECT \(HealthScan.columns) FROM samples \(conditions)")
      try statement.bind(parameters)
      while try statement.step() {
        let row = try row(statement)
        if isFound(row) { return row }
      }
      return nil
    }
  }

  private let state: Mutex<State>

  private func use<Result>(
    _ body: (inout State) throws(HealthStorageError) -> sending Result
  ) throws(HealthStorageError) -> sending Result {
    try state.withLock { (state) throws(HealthStorageError) -> sending Result in
      try state.refresh()
      return try body(&state)
    }
  }
}
