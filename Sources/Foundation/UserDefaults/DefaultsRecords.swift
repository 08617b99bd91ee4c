import TactusFoundation

/// The changes of user defaults as records, one after the other, as far as they are complete.
///
/// A record is the length of its content, the content's check value, both of 32 bits with the
/// lowest byte first, and the content: a property list of the key and, unless it is removed, the
/// value.
struct DefaultsRecords {
  /// The changes in order; nil is a removal.
  private(set) var changes: [(key: String, value: Any?)] = []
  /// The bytes of the complete records.
  private(set) var length = 0

  private static let headBytes = 8

  /// Reads records.
  init(_ data: Data) {
    let bytes = [UInt8](data)
    while bytes.count - length >= Self.headBytes {
      let start = length + Self.headBytes
      let count = Int(Self.number(bytes[length..<length + 4]))
      guard count <= bytes.count - start else { return }
      let content = bytes[start..<start + count]
      guard Self.check(content) == Self.number(bytes[length + 4..<start]),
        let change = try? PropertyListSerialization.propertyList(
          from: Data(content), format: nil) as? [Any],
        let key = change.first as? String
      else { return }
      changes.append((key, change.count > 1 ? change[1] : nil))
      length = start + count
    }
  }

  /// Returns the record of a change; nil if the value cannot be in a property list.
  static func record(of value: Any?, forKey key: String) -> Data? {
    let list: [Any] = [key] + (value.map { [$0] } ?? [])
    guard
      let content = try? PropertyListSerialization.data(
        fromPropertyList: list, format: .binary, options: 0),
      let count = UInt32(exactly: content.count)
    else { return nil }
    return bytes(count) + bytes(check(content)) + content
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func bytes(_ number: UInt32) -> Data {
    Data((0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) })
  }

  /// Returns the FNV-1a hash of a content.
  private static func check(_ content: some Sequence<UInt8>) -> UInt32 {
    content.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}
