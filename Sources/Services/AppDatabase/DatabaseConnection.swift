internal import CTactusSQLite
internal import Glibc
import TactusInstalledApps
internal import TactusTextFormatting

/// A connection to an SQLite database.
///
/// - Thread: one at a time.
struct DatabaseConnection: ~Copyable {
  /// A value of a row, or of a parameter.
  enum Value: Equatable {
    case null
    case integer(Int)
    case text(String)

    var integer: Int? { if case .integer(let number) = self { number } else { nil } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
  }

  private let handle: OpaquePointer
  private let path: String

  /// Opens a database, and creates the file if it is missing.
  init(_ path: String) throws(AppStoreError) {
    self.path = path
    let name = FileName.bytes(of: path)
    // The phone's data about its user is for this user alone.
    let problem = tactus_sqlite_prepare_private(name)
    guard problem == 0 else {
      throw AppStoreError(.unusable, path: path, String(cString: strerror(problem)))
    }
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOFOLLOW
    let status = sqlite3_open_v2(name, &opened, flags, nil)
    guard status == SQLITE_OK, let opened else {
      let details =
        opened.map { String(cString: tactus_sqlite_reason($0, name)) } ?? "out of memory"
      sqlite3_close_v2(opened)
      throw AppStoreError(.unusable, path: path, details)
    }
    handle = opened
    sqlite3_extended_result_codes(opened, 1)
    sqlite3_busy_timeout(opened, Self.patience)
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs a statement with parameters, and returns its rows.
  @discardableResult
  func run(_ sql: String, _ parameters: [Value] = []) throws(AppStoreError) -> [[Value]] {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &prepared, nil) == SQLITE_OK, let prepared else {
      throw failure()
    }
    defer { sqlite3_finalize(prepared) }
    for (index, value) in parameters.enumerated() {
      let place = Int32(index + 1)
      let status =
        switch value {
        case .null: sqlite3_bind_null(prepared, place)
        case .integer(let number): sqlite3_bind_int64(prepared, place, Int64(number))
        case .text(let text): bind(text, to: prepared, place)
        }
      guard status == SQLITE_OK else { throw failure() }
    }
    var rows: [[Value]] = []
    while true {
      switch sqlite3_step(prepared) {
      case SQLITE_ROW: rows.append((0..<sqlite3_column_count(prepared)).map { value(prepared, $0) })
      case SQLITE_DONE: return rows
      default: throw failure()
      }
    }
  }

  /// Runs statements as one transaction, which is undone if one of them fails.
  func transaction(_ body: () throws(AppStoreError) -> Void) throws(AppStoreError) {
    try run("BEGIN IMMEDIATE")
    do throws(AppStoreError) {
      try body()
      try run("COMMIT")
    } catch {
      _ = sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  // MARK: Internals

  /// The longest wait for another process that writes, in milliseconds.
  ///
  /// - Source: ours. Confidence: guess.
  private static let patience: Int32 = 2000

  private func bind(_ text: String, to statement: OpaquePointer, _ place: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      // SQLite copies the bytes; a text of no bytes is empty, and not null.
      let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      guard let start = bytes.baseAddress else {
        return sqlite3_bind_text(statement, place, "", 0, copies)
      }
      return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        sqlite3_bind_text(statement, place, $0, Int32(bytes.count), copies)
      }
    }
  }

  private func value(_ statement: OpaquePointer, _ column: Int32) -> Value {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return .integer(Int(sqlite3_column_int64(statement, column)))
    case SQLITE_NULL: return .null
    default:
      let count = Int(sqlite3_column_bytes(statement, column))
      guard let start = sqlite3_column_text(statement, column) else { return .text("") }
      return .text(String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self))
    }
  }

  private func failure() -> AppStoreError {
    let details = String(cString: tactus_sqlite_reason(handle, FileName.bytes(of: path)))
    let reason: AppStoreError.Reason =
      switch sqlite3_errcode(handle) & 0xFF {
      case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      default: .unusable
      }
    return AppStoreError(reason, path: path, details)
  }
}
