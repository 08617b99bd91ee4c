internal import CTactusSQLite
import TactusHealthModel
internal import TactusTextFormatting

/// A prepared statement of an SQLite database.
///
/// - Thread: one at a time.
struct HealthStatement: ~Copyable {
  /// A parameter.
  enum Value {
    case integer(Int)
    case real(Double)
    case text(String)
    case uuid(HealthUUID)
    case null
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
    try bind(values)
    while try step() {}
    sqlite3_reset(statement)
  }

  /// Sets the parameters of the next run.
  func bind(_ values: [Value]) throws(HealthStorageError) {
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      let status =
        switch value {
        case .integer(let number): sqlite3_bind_int64(statement, place, Int64(number))
        case .real(let number): sqlite3_bind_double(statement, place, number)
        case .text(let text): bind(text, place)
        case .uuid(let uuid): bind(uuid, place)
        case .null: sqlite3_bind_null(statement, place)
        }
      guard status == SQLITE_OK else { throw Self.failure(handle, path) }
    }
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

  /// Returns the number in a column.
  func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

  /// Returns whether a column has no value.
  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

  /// Returns the text in a column.
  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(statement, column) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Returns the identifier in a column; `nil` if it has none.
  func uuid(_ column: Int32) -> HealthUUID? {
    guard let start = sqlite3_column_blob(statement, column),
      sqlite3_column_bytes(statement, column) == 16
    else { return nil }
    let high = start.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
    let low = start.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    return HealthUUID(high: UInt64(bigEndian: high), low: UInt64(bigEndian: low))
  }

  /// Returns the error of the last call.
  static func failure(_ handle: OpaquePointer, _ path: String) -> HealthStorageError {
    let reason: HealthStorageError.Reason =
      switch sqlite3_errcode(handle) & 0xFF {
      case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      default: .unusable
      }
    let details = String(cString: tactus_sqlite_reason(handle, FileName.bytes(of: path)))
    return HealthStorageError(reason, path: path, details)
  }

  // MARK: Internals

  /// SQLite copies the bytes.
  private static var copies: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  private func bind(_ text: String, _ place: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else {
        return sqlite3_bind_text(statement, place, "", 0, Self.copies)
      }
      return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        sqlite3_bind_text(statement, place, $0, Int32(bytes.count), Self.copies)
      }
    }
  }

  /// The bytes of an identifier are big-endian, so that the database sorts them as we do.
  private func bind(_ uuid: HealthUUID, _ place: Int32) -> Int32 {
    withUnsafeBytes(of: (uuid.high.bigEndian, uuid.low.bigEndian)) {
      sqlite3_bind_blob(statement, place, $0.baseAddress, Int32($0.count), Self.copies)
    }
  }
}
