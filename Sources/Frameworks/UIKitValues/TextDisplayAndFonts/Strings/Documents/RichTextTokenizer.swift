/// The tokens of RTF.
///
/// Debian packages no RTF library, only the program `unrtf`. The syntax is that of Microsoft's Rich
/// Text Format Specification 1.9.1.
struct RichTextTokenizer {
  private let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var offset = 0

  init(_ data: Data) { bytes = Array(data) }

  /// Returns the next token; `nil` at the end.
  mutating func next() -> RichTextToken? {
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "{"): return .groupStart
      case UInt8(ascii: "}"): return .groupEnd
      case UInt8(ascii: "\\"):
        if let token = control() { return token }
      case UInt8(ascii: "\r"), UInt8(ascii: "\n"), 0: continue
      default: return .byte(byte)
      }
    }
    return nil
  }

  /// Returns the bytes of binary data, and advances past them.
  mutating func binary(_ count: Int) -> ArraySlice<UInt8> {
    let end = offset + min(max(0, count), bytes.count - offset)
    defer { offset = end }
    return bytes[offset..<end]
  }

  /// Returns the control word or symbol after a backslash.
  private mutating func control() -> RichTextToken? {
    guard offset < bytes.count else { return nil }
    let start = offset
    while offset < bytes.count, Self.isLetter(bytes[offset]), offset - start < Self.longestWord {
      offset += 1
    }
    guard offset > start else { return symbol() }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    let number = number()
    // A space that ends a control word is part of it.
    if offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    return .control(word, number)
  }

  private mutating func symbol() -> RichTextToken? {
    let byte = bytes[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "'"):
      guard offset + 1 < bytes.count, let high = Self.hexDigit(bytes[offset]),
        let low = Self.hexDigit(bytes[offset + 1])
      else { return .control("'", nil) }
      offset += 2
      return .hexByte(high << 4 | low)
    // A backslash before a line end ends the paragraph.
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return .control("par", nil)
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\\"): return .byte(byte)
    default: return .control(String(UnicodeScalar(byte)), nil)
    }
  }

  /// Returns the number of a control word, limited to 32 bits.
  private mutating func number() -> Int? {
    let start = offset
    var isNegative = false
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") {
      isNegative = true
      offset += 1
    }
    var value: Int?
    while offset < bytes.count, Self.isDigit(bytes[offset]) {
      value = min(Int(Int32.max), (value ?? 0) * 10 + Int(bytes[offset] - UInt8(ascii: "0")))
      offset += 1
    }
    guard let value else {
      offset = start
      return nil
    }
    return isNegative ? -value : value
  }

  /// The number of letters of the longest control word.
  ///
  /// - Source: the specification. Confidence: documented.
  private static let longestWord = 32

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func hexDigit(_ byte: UInt8) -> UInt8? {
    Character(UnicodeScalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}
