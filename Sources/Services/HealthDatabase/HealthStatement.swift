internal import CTactusSQLite
import TactusHealthModel

/// A prepared statement of an SQLite database.
///
/// - Thread: one at a time.
struct HealthStatement: ~Copyable {
  /// A parameter.
  enum Value {
    case integer(Int)
    case text(String)
  }

  private let statement: OpaquePointer
  private let handle: OpaquePointer
  private let path: String

  init(_ statement: OpaquePointer, of handle: OpaquePointer, _ path: String) {
    (self.statement, self.handle, self.path) = (statement, handle, path)
  }

  deinit { sqlite3_finalize(statement) }

  /// Runs the statement once with parameters.
  func run(_ values: Value...) throws(HealthStorageError) {
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      let status =
        switch value {
        case .integer(let number): sqlite3_bind_int64(statement, place, Int64(number))
        case .text(let text): bind(text, place)
        }
      guard status == SQLITE_OK else { throw Self.failure(handle, path) }
    }
    while try step() {}
    sqlite3_reset(statement)
  }

  /// Goes to the next row; returns whether there is one.
  func step() throws(HealthStorageError) -> Bool {
    switch sqlite3_step(statement) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw Self.failure(handle, path)
    }
  }

  /// Returns the number in a column.
  func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

  /// Returns the text in a column.
  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(statement, column) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Returns the error of the last call.
  static func failure(_ handle: OpaquePointer, _ path: String) -> HealthStorageError {
    let reason: HealthStorageError.Reason =
      switch sqlite3_errcode(handle) & 0xFF {
      case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      default: .unusable
      }
    return HealthStorageError(reason, path: path, String(cString: sqlite3_errmsg(handle)))
  }

  private func bind(_ text: String, _ place: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      // SQLite copies the bytes.
      let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      guard let start = bytes.baseAddress else {
        return sqlite3_bind_text(statement, place, "", 0, copies)
      }
      return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        sqlite3_bind_text(statement, place, $0, Int32(bytes.count), copies)
      }
    }
  }
}
