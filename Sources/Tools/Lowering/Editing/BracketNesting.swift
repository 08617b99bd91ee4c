/// The depth to which the brackets of a source nest.
///
/// The toolchain's parser takes twice as long for each further `[` in a row: 24 of them take
/// minutes.
enum BracketNesting {
  /// The number of brackets that may nest without a brace or a semicolon between them.
  static let limit = 16

  /// Returns the offset of the first bracket beyond the limit; nil if there is none.
  static func excess(in text: String) -> Int? {
    let bytes = Array(text.utf8)
    // Nearly all sources pass without examining comments and strings.
    return first(in: bytes, skippingText: false) == nil ? nil : first(in: bytes, skippingText: true)
  }

  private static func first(in bytes: [UInt8], skippingText: Bool) -> Int? {
    var depth = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["):
        depth += 1
        if depth > limit { return index }
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): depth = 0
      case UInt8(ascii: "/") where skippingText: index = endOfComment(bytes, index)
      case UInt8(ascii: "\"") where skippingText: index = endOfString(bytes, index)
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Returns the offset of the last byte of a comment; the given one if no comment begins there.
  private static func endOfComment(_ bytes: [UInt8], _ start: Int) -> Int {
    guard start + 1 < bytes.count else { return start }
    if bytes[start + 1] == UInt8(ascii: "/") {
      return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
    guard bytes[start + 1] == UInt8(ascii: "*") else { return start }
    var depth = 1
    var index = start + 2
    while index + 1 < bytes.count, depth > 0 {
      let pair = (bytes[index], bytes[index + 1])
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        depth += 1
        index += 1
      } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        index += 1
      }
      index += 1
    }
    return depth > 0 ? bytes.count : index - 1
  }

  /// Returns the offset of the last byte of a string literal.
  private static func endOfString(_ bytes: [UInt8], _ start: Int) -> Int {
    let quote = UInt8(ascii: "\"")
    let signs = bytes[..<start].reversed().prefix { $0 == UInt8(ascii: "#") }.count
    let isLong = bytes[start...].prefix(3).elementsEqual([quote, quote, quote])
    let end =
      [UInt8](repeating: quote, count: isLong ? 3 : 1)
      + [UInt8](repeating: UInt8(ascii: "#"), count: signs)
    var index = start + (isLong ? 3 : 1)
    while index < bytes.count {
      if bytes[index...].starts(with: end) { return index + end.count - 1 }
      // A string on one line ends with the line, even if its quote is missing.
      if !isLong, bytes[index] == UInt8(ascii: "\n") { return index }
      index += bytes[index] == UInt8(ascii: "\\") && signs == 0 ? 2 : 1
    }
    return bytes.count
  }
}
