internal import CTactusSQLite
internal import Glibc
import TactusHealthModel
internal import TactusTextFormatting

/// A connection to an SQLite database.
///
/// - Thread: one at a time.
struct HealthConnection: ~Copyable {
  private let handle: OpaquePointer
  private let path: String

  /// Opens a database, and creates the file if it is missing.
  init(_ path: String) throws(HealthStorageError) {
    self.path = path
    let name = FileName.bytes(of: path)
    // Personal data are for this user alone.
    let problem = tactus_sqlite_prepare_private(name)
    guard problem == 0 else {
      throw HealthStorageError(.unusable, path: path, String(cString: strerror(problem)))
    }
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOFOLLOW
    let status = sqlite3_open_v2(name, &opened, flags, nil)
    guard status == SQLITE_OK, let opened else {
      let details =
        opened.map { String(cString: tactus_sqlite_reason($0, name)) } ?? "out of memory"
      sqlite3_close_v2(opened)
      throw HealthStorageError(.unusable, path: path, details)
    }
    handle = opened
    sqlite3_extended_result_codes(opened, 1)
    sqlite3_busy_timeout(opened, Self.patience)
  }

  deinit { sqlite3_close_v2(handle) }

  /// Prepares a statement.
  func prepare(_ sql: String) throws(HealthStorageError) -> HealthStatement {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &prepared, nil) == SQLITE_OK, let prepared else {
      throw HealthStatement.failure(handle, path)
    }
    return HealthStatement(prepared, of: handle, path)
  }

  /// Runs a statement, and ignores its rows.
  func run(_ sql: String) throws(HealthStorageError) { try rows(sql) { _ in } }

  /// Runs a statement, and passes each row to a function.
  func rows(_ sql: String, _ body: (borrowing HealthStatement) -> Void) throws(HealthStorageError) {
    let statement = try prepare(sql)
    while try statement.step() { body(statement) }
  }

  /// Returns the first number of a statement's rows; 0 without a row.
  func integer(_ sql: String) throws(HealthStorageError) -> Int {
    var number: Int?
    try rows(sql) { if number == nil { number = $0.integer(0) } }
    return number ?? 0
  }

  /// Returns the first text of a statement's rows; empty without a row.
  func text(_ sql: String) throws(HealthStorageError) -> String {
    var text: String?
    try rows(sql) { if text == nil { text = $0.text(0) } }
    return text ?? ""
  }

  /// Runs statements as one transaction, which is undone if one of them fails.
  func transaction<Result>(
    _ body: () throws(HealthStorageError) -> Result
  ) throws(HealthStorageError) -> Result {
    try run("BEGIN IMMEDIATE")
    do throws(HealthStorageError) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      _ = sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  /// The number of rows that the last statement has inserted, changed or deleted.
  var changes: Int { Int(sqlite3_changes(handle)) }

  /// Returns an error for the database.
  func error(_ reason: HealthStorageError.Reason, _ details: String) -> HealthStorageError {
    HealthStorageError(reason, path: path, details)
  }

  // MARK: Internals

  /// The longest wait for another process that writes, in milliseconds.
  ///
  /// - Source: ours. Confidence: guess.
  private static let patience: Int32 = 2000
}
