import CTactusSQLite
import TactusHealthModel

/// Samples in one table of SQLite with indices of times and identifiers, by its C functions.
final class PlainDatabase {
  private var handle: OpaquePointer?
  private var statement: OpaquePointer?

  init(_ path: String) throws {
    guard sqlite3_open(path, &handle) == SQLITE_OK else { throw UnopenedDatabase() }
    for sql in [
      "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA cache_size = -65536",
      """
      CREATE TABLE samples (
        row INTEGER PRIMARY KEY, type INTEGER, start REAL, end REAL, value REAL, source INTEGER,
        uuid BLOB)
      """,
      "CREATE INDEX times ON samples (type, start)",
      "CREATE UNIQUE INDEX uuids ON samples (uuid)",
    ] { sqlite3_exec(handle, sql, nil, nil, nil) }
    let sql = "INSERT INTO samples (type, start, end, value, source, uuid) VALUES (?,?,?,?,?,?)"
    sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
  }

  deinit {
    sqlite3_finalize(statement)
    sqlite3_close(handle)
  }

  /// Inserts samples in one transaction.
  func insert(_ samples: ArraySlice<HealthSample>) {
    sqlite3_exec(handle, "BEGIN", nil, nil, nil)
    for sample in samples {
      sqlite3_bind_int64(statement, 1, 1)
      sqlite3_bind_double(statement, 2, sample.start)
      sqlite3_bind_double(statement, 3, sample.end)
      sqlite3_bind_double(statement, 4, sample.value)
      sqlite3_bind_int64(statement, 5, 1)
      withUnsafeBytes(of: (sample.uuid.high, sample.uuid.low)) {
        _ = sqlite3_bind_blob(
          statement, 6, $0.baseAddress, 16, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
      }
      sqlite3_step(statement)
      sqlite3_reset(statement)
    }
    sqlite3_exec(handle, "COMMIT", nil, nil, nil)
  }

  /// Returns the sum of each day before a time.
  func sums(until end: Double) -> [Double] {
    var query: OpaquePointer?
    let sql = """
      SELECT sum(value) FROM samples WHERE type = 1 AND start < ?
      GROUP BY cast(start / 86400 AS INTEGER)
      """
    sqlite3_prepare_v2(handle, sql, -1, &query, nil)
    sqlite3_bind_double(query, 1, end)
    var sums: [Double] = []
    while sqlite3_step(query) == SQLITE_ROW { sums.append(sqlite3_column_double(query, 0)) }
    sqlite3_finalize(query)
    return sums
  }
}

/// A database that cannot be opened.
struct UnopenedDatabase: Error {}
