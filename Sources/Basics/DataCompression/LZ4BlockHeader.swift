/// The header of a block in Apple's frame of LZ4.
///
/// The marks and the order of the sizes are documented in Apple's reference of the constant
/// `COMPRESSION_LZ4`; the sizes are little-endian.
enum LZ4BlockHeader: Equatable {
  /// Compressed bytes follow.
  case compressed(plainCount: Int, encodedCount: Int)
  /// Bytes follow as they are.
  case plain(count: Int)
  /// Nothing follows.
  case end

  /// Reads the header at the beginning of some bytes; `nil` if it is longer.
  ///
  /// - Throws: `DamagedHeader` for another mark.
  init?(_ bytes: [UInt8]) throws(DamagedHeader) {
    guard zip(bytes, Self.mark).allSatisfy({ $0 == $1 }) else { throw DamagedHeader() }
    guard bytes.count >= Self.markCount else { return nil }
    switch bytes[Self.markCount - 1] {
    case Self.compressedMark:
      guard bytes.count >= Self.longestCount else { return nil }
      self = .compressed(
        plainCount: Self.number(bytes, at: 4), encodedCount: Self.number(bytes, at: 8))
    case Self.plainMark:
      guard bytes.count >= 8 else { return nil }
      self = .plain(count: Self.number(bytes, at: 4))
    case Self.endMark: self = .end
    default: throw DamagedHeader()
    }
  }

  /// The header as bytes.
  var bytes: [UInt8] {
    switch self {
    case .compressed(let plainCount, let encodedCount):
      Self.mark + [Self.compressedMark] + Self.bytes(plainCount) + Self.bytes(encodedCount)
    case .plain(let count): Self.mark + [Self.plainMark] + Self.bytes(count)
    case .end: Self.mark + [Self.endMark]
    }
  }

  /// The bytes of the longest header.
  static let longestCount = 12

  /// An error for bytes that are not the beginning of a block.
  struct DamagedHeader: Error {}

  // MARK: Internals

  private static let mark = Array("bv4".utf8)
  private static let markCount = 4
  private static let compressedMark = UInt8(ascii: "1")
  private static let plainMark = UInt8(ascii: "-")
  private static let endMark = UInt8(ascii: "$")

  private static func number(_ bytes: [UInt8], at start: Int) -> Int {
    bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
