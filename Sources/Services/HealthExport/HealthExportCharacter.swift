/// Characters of a document, and whether XML has them.
enum HealthExportCharacter {
  /// Returns the length of a reference such as `&#11;` at the beginning of bytes, and whether it is
  /// one to a character of XML; other references are left to the parser.
  static func reference(_ bytes: UnsafeBufferPointer<UInt8>) -> (length: Int, isAllowed: Bool) {
    let head = bytes.prefix(HealthExportRepair.room)
    guard head.count > 3, head[1] == UInt8(ascii: "#"),
      let end = head.firstIndex(of: UInt8(ascii: ";"))
    else { return (1, true) }
    let isHexadecimal = head[2] == UInt8(ascii: "x")
    let digits = String(decoding: head[(isHexadecimal ? 3 : 2)..<end], as: UTF8.self)
    guard let number = UInt32(digits, radix: isHexadecimal ? 16 : 10) else { return (1, true) }
    return (end + 1, isAllowed(number))
  }

  /// Returns the length of a character at the beginning of bytes in UTF-8, and whether it is one of
  /// XML; a byte that is not part of a character has the length 1.
  static func encoded(_ bytes: UnsafeBufferPointer<UInt8>) -> (length: Int, isAllowed: Bool) {
    let (length, first): (Int, UInt32) =
      switch bytes[0] {
      case 0xC2...0xDF: (2, UInt32(bytes[0] & 0x1F))
      case 0xE0...0xEF: (3, UInt32(bytes[0] & 0x0F))
      case 0xF0...0xF4: (4, UInt32(bytes[0] & 0x07))
      default: (1, 0)
      }
    guard length > 1, bytes.count >= length else { return (1, false) }
    var number = first
    for byte in bytes[1..<length] {
      guard byte & 0xC0 == 0x80 else { return (1, false) }
      number = number << 6 | UInt32(byte & 0x3F)
    }
    // Overlong forms are not characters.
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
    return number < least ? (1, false) : (length, isAllowed(number))
  }

  /// Returns whether a byte may be part of an element's name.
  static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  /// Returns whether XML has the character with a number.
  ///
  /// - Source: XML 1.0, production 2. Confidence: documented.
  private static func isAllowed(_ number: UInt32) -> Bool {
    switch number {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }
}
