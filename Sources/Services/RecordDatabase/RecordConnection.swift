internal import CTactusSQLite
internal import Glibc
internal import TactusTextFormatting
import TactusUserRecords

/// A connection to the database of the user's records.
///
/// - Thread: one at a time.
final class RecordConnection: @unchecked Sendable {
  /// A parameter of a statement.
  enum Value {
    case integer(Int)
    case text(String)
  }

  /// The present row of a statement.
  struct Row {
    fileprivate let statement: OpaquePointer

    /// Returns the number in a column.
    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

    /// Returns the text in a column.
    func text(_ column: Int32) -> String {
      guard let start = sqlite3_column_text(statement, column) else { return "" }
      let count = Int(sqlite3_column_bytes(statement, column))
      return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }

  private let handle: OpaquePointer
  /// The path of the file.
  private let name: [CChar]

  /// Opens a database, and creates it if it is missing.
  init(_ path: String) throws(RecordFailure) {
    let name = FileName.bytes(of: path)
    // Personal data are for this user alone.
    let problem = tactus_sqlite_prepare_private(name)
    guard problem == 0 else { throw RecordFailure(.storage, String(cString: strerror(problem))) }
    var opened: OpaquePointer?
    let status = sqlite3_open_v2(
      name, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOFOLLOW, nil)
    guard status == SQLITE_OK, let opened else {
      let details =
        opened.map { String(cString: tactus_sqlite_reason($0, name)) } ?? "out of memory"
      sqlite3_close_v2(opened)
      throw RecordFailure(.storage, details)
    }
    handle = opened
    self.name = name
    sqlite3_busy_timeout(opened, Self.patience)
    try update()
  }

  deinit { sqlite3_close_v2(handle) }

  /// Returns the revision of a collection; 0 for one that is not stored.
  func revision(of collection: RecordCollection) throws(RecordFailure) -> Int {
    var revision = 0
    try rows("SELECT revision FROM collections WHERE name = ?", .text(collection.rawValue)) {
      revision = $0.integer(0)
    }
    return revision
  }

  /// Runs a statement, and ignores its rows.
  func run(_ sql: String, _ values: Value...) throws(RecordFailure) {
    try rows(sql, values) { _ in }
  }

  /// Runs a statement, and passes each row to a function.
  func rows(_ sql: String, _ values: Value..., body: (Row) -> Void) throws(RecordFailure) {
    try rows(sql, values, body)
  }

  /// Runs statements as one transaction, which is undone if one of them fails.
  func transaction<Result>(
    _ body: () throws(RecordFailure) -> Result
  ) throws(RecordFailure) -> Result {
    try run("BEGIN IMMEDIATE")
    do throws(RecordFailure) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      _ = sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  // MARK: Internals

  /// The version of the tables.
  private static let version = 1

  /// The longest wait for another process that writes, in milliseconds.
  ///
  /// - Source: ours. Confidence: guess.
  private static let patience: Int32 = 2000

  /// SQLite copies the bytes.
  private static var copies: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  /// Creates the tables of a new database.
  private func update() throws(RecordFailure) {
    try transaction { () throws(RecordFailure) in
      var found = 0
      try rows("PRAGMA user_version") { found = $0.integer(0) }
      guard found != Self.version else { return }
      guard found == 0 else {
        throw RecordFailure(.storage, "a newer version of Tactus has made them")
      }
      try run(
        """
        CREATE TABLE collections (
          name TEXT PRIMARY KEY, identifier TEXT NOT NULL, revision INTEGER NOT NULL)
        """)
      try run(
        """
        CREATE TABLE records (
          collection TEXT NOT NULL, id TEXT NOT NULL, kind TEXT NOT NULL, content TEXT NOT NULL,
          creator TEXT NOT NULL, revision INTEGER NOT NULL, deleted INTEGER NOT NULL,
          PRIMARY KEY (collection, id))
        """)
      try run("PRAGMA user_version = \(Self.version)")
    }
  }

  private func rows(
    _ sql: String, _ values: [Value], _ body: (Row) -> Void
  ) throws(RecordFailure) {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &prepared, nil) == SQLITE_OK, let prepared else {
      throw failure
    }
    defer { sqlite3_finalize(prepared) }
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      let status =
        switch value {
        case .integer(let number): sqlite3_bind_int64(prepared, place, Int64(number))
        case .text(let text):
          sqlite3_bind_text(prepared, place, text, Int32(text.utf8.count), Self.copies)
        }
      guard status == SQLITE_OK else { throw failure }
    }
    while true {
      switch sqlite3_step(prepared) {
      case SQLITE_ROW: body(Row(statement: prepared))
      case SQLITE_DONE: return
      default: throw failure
      }
    }
  }

  private var failure: RecordFailure {
    RecordFailure(.storage, String(cString: tactus_sqlite_reason(handle, name)))
  }
}
