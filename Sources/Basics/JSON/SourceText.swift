/// The bytes of a file, with the line and column of each.
public struct SourceText: Sendable {
  /// The file's name, for messages.
  public let name: String
  /// The bytes of the file.
  public let bytes: [UInt8]
  /// Whether the file starts with a byte order mark, which is not counted as a column.
  public let hasByteOrderMark: Bool

  /// The number of bytes between two checkpoints of line and column.
  private static let stride = 1024
  private let checkpoints: [Checkpoint]

  private struct Checkpoint {
    var line: UInt32
    var column: UInt32
  }

  /// Creates a source text from bytes in memory.
  ///
  /// - Complexity: O(*n*).
  public init(name: String, bytes: [UInt8]) {
    precondition(bytes.count < UInt32.max, "positions are 32 bits wide")
    self.name = name
    self.bytes = bytes
    hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    checkpoints = Self.index(bytes, from: hasByteOrderMark ? 3 : 0)
  }

  /// Creates a source text from a string.
  public init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

  /// The offset of the first byte after the byte order mark.
  public var start: Int { hasByteOrderMark ? 3 : 0 }

  /// Returns the line and column of a byte, or the end of the file for offsets beyond it.
  ///
  /// - Complexity: O(1), as checkpoints are never far.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, start), bytes.count)
    let checkpoint = checkpoints[offset / Self.stride]
    var cursor = Cursor(line: checkpoint.line, column: checkpoint.column)
    bytes.withUnsafeBufferPointer { bytes in
      for index in max(offset / Self.stride * Self.stride, start)..<offset {
        cursor.pass(index, in: bytes)
      }
    }
    return SourcePosition(line: Int(cursor.line), column: Int(cursor.column))
  }

  /// Returns the text between two offsets; invalid UTF-8 is replaced.
  public func text(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer { String(decoding: $0[range], as: UTF8.self) }
  }

  // MARK: Internals

  /// The position of the next byte.
  private struct Cursor {
    var line: UInt32 = 1
    var column: UInt32 = 1

    @inline(__always)
    mutating func pass(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>) {
      switch bytes[index] {
      case 0x0A: feed()
      case 0x0D where index + 1 == bytes.count || bytes[index + 1] != 0x0A: feed()
      // Bytes 2 to 4 of a scalar are not counted as columns.
      case 0x80..<0xC0: break
      default: column += 1
      }
    }

    private mutating func feed() {
      line += 1
      column = 1
    }
  }

  private static func index(_ bytes: [UInt8], from start: Int) -> [Checkpoint] {
    var checkpoints = [Checkpoint(line: 1, column: 1)]
    checkpoints.reserveCapacity(bytes.count / stride + 1)
    var cursor = Cursor()
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count {
        let end = min((index / stride + 1) * stride, bytes.count)
        while index < end {
          cursor.pass(index, in: bytes)
          index += 1
        }
        if index % stride == 0 {
          checkpoints.append(Checkpoint(line: cursor.line, column: cursor.column))
        }
      }
    }
    return checkpoints
  }
}
