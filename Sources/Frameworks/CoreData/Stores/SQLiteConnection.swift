internal import CTactusSQLite

/// A connection to an SQLite database.
///
/// - Thread: one at a time.
final class SQLiteConnection {
  /// A value of a row, or of a parameter.
  enum Value {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case data(Data)

    var integer: Int64? { if case .integer(let number) = self { number } else { nil } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var data: Data? { if case .data(let data) = self { data } else { nil } }
  }

  private let handle: OpaquePointer
  private let path: String
  private var statements: [String: OpaquePointer] = [:]

  /// Opens a database; creates the file if it does not exist.
  init(_ path: String, readOnly: Bool) throws {
    self.path = path
    var opened: OpaquePointer?
    let flags =
      readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let status = sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_FULLMUTEX, nil)
    guard status == SQLITE_OK, let opened else {
      let text =
        opened.map { String(cString: tactus_sqlite_reason($0, path)) } ?? "out of memory"
      sqlite3_close_v2(opened)
      throw Self.error(status, text, path)
    }
    handle = opened
    sqlite3_extended_result_codes(opened, 1)
    sqlite3_busy_timeout(opened, Self.patience)
  }

  deinit { close() }

  /// Closes the database.
  func close() {
    for statement in statements.values { sqlite3_finalize(statement) }
    statements = [:]
    sqlite3_close_v2(handle)
  }

  /// The time to wait for other processes in milliseconds.
  ///
  /// - Source: none. Confidence: guess.
  private static let patience: Int32 = 5000

  /// Runs a statement with parameters, and calls a closure with each row.
  func run(
    _ sql: String, _ parameters: [Value] = [], row body: ([Value]) throws -> Void = { _ in }
  ) throws {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in parameters.enumerated() {
      guard bind(value, statement, Int32(index + 1)) == SQLITE_OK else { throw failure() }
    }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW:
        try body((0..<sqlite3_column_count(statement)).map { value(statement, $0) })
      case SQLITE_DONE: return
      default: throw failure()
      }
    }
  }

  /// Runs a closure in a transaction, whose changes are committed or rolled back.
  func transaction(_ body: () throws -> Void) throws {
    try run("BEGIN IMMEDIATE")
    do {
      try body()
      try run("COMMIT")
    } catch {
      _ = sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  // MARK: Internals

  private func prepared(_ sql: String) throws -> OpaquePointer {
    if let known = statements[sql] { return known }
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
      throw failure()
    }
    statements[sql] = statement
    return statement
  }

  private func bind(_ value: Value, _ statement: OpaquePointer, _ place: Int32) -> Int32 {
    // SQLite copies the bytes.
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case .null: return sqlite3_bind_null(statement, place)
    case .integer(let number): return sqlite3_bind_int64(statement, place, number)
    case .real(let number): return sqlite3_bind_double(statement, place, number)
    case .text(let text):
      return sqlite3_bind_text(statement, place, text, Int32(text.utf8.count), copies)
    case .data(let data):
      guard !data.isEmpty else { return sqlite3_bind_zeroblob(statement, place, 0) }
      return data.withUnsafeBytes {
        sqlite3_bind_blob(statement, place, $0.baseAddress, Int32($0.count), copies)
      }
    }
  }

  private func value(_ statement: OpaquePointer, _ column: Int32) -> Value {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
    case SQLITE_NULL: return .null
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(statement, column))
      guard let start = sqlite3_column_blob(statement, column) else { return .data(Data()) }
      return .data(Data(bytes: start, count: count))
    default:
      let count = Int(sqlite3_column_bytes(statement, column))
      guard let start = sqlite3_column_text(statement, column) else { return .text("") }
      return .text(String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self))
    }
  }

  private func failure() -> NSError {
    let reason = String(cString: tactus_sqlite_reason(handle, path))
    let isFull = tactus_sqlite_is_full(handle, path) != 0
    return Self.error(isFull ? SQLITE_FULL : sqlite3_extended_errcode(handle), reason, path)
  }

  /// Returns the error for a code of SQLite (CoreData.ST4).
  static func error(_ status: Int32, _ text: String, _ path: String) -> NSError {
    let code =
      switch status & 0xFF {
      case SQLITE_NOTADB, SQLITE_CORRUPT: CocoaError.Code.fileReadCorruptFile.rawValue
      case SQLITE_CANTOPEN: CocoaError.Code.fileReadNoSuchFile.rawValue
      case SQLITE_PERM, SQLITE_AUTH: CocoaError.Code.fileReadNoPermission.rawValue
      case SQLITE_READONLY: CocoaError.Code.fileWriteNoPermission.rawValue
      case SQLITE_FULL: CocoaError.Code.fileWriteOutOfSpace.rawValue
      case SQLITE_BUSY, SQLITE_LOCKED: NSPersistentStoreTimeoutError
      default: NSSQLiteError
      }
    return StoreError.make(
      code, "The store “\(path)” cannot be used: \(text)",
      [
        NSFilePathErrorKey: path, NSSQLiteErrorDomain: Int(status & 0xFF),
        NSUnderlyingErrorKey: NSError(domain: NSSQLiteErrorDomain, code: Int(status & 0xFF)),
      ])
  }
}
