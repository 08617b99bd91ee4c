import TactusDocumentReading

/// A parser of the values of a PDF document's bytes, which may be anything.
struct ObjectParser {
  private let bytes: UnsafeRawBufferPointer
  /// The place of the next byte.
  var place: Int

  init(_ bytes: UnsafeRawBufferPointer, at place: Int = 0) {
    (self.bytes, self.place) = (bytes, place)
  }

  /// Whether no byte is left.
  var isAtEnd: Bool { place >= bytes.count }

  /// Passes white space and comments.
  mutating func skipSpace() {
    while place < bytes.count {
      if Self.isSpace(bytes[place]) {
        place += 1
      } else if bytes[place] == UInt8(ascii: "%") {
        while place < bytes.count, bytes[place] != 10, bytes[place] != 13 { place += 1 }
      } else {
        return
      }
    }
  }

  /// Passes a word if it is next, and returns whether it is.
  mutating func pass(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    for index in 0..<count where bytes[place + index] != word.utf8Start[index] { return false }
    place += count
    return true
  }

  /// Passes a whole number without a sign; nil if there is none.
  mutating func whole() -> Int? {
    var (value, start) = (0, place)
    while place < bytes.count, (48...57).contains(bytes[place]), place - start < 10 {
      value = value * 10 + Int(bytes[place] - 48)
      place += 1
    }
    swap(&start, &place)
    guard start > place else { return nil }
    place = start
    return value
  }

  /// Reads a value; nil if there is none.
  mutating func value(depth: Int = 0) -> PDFValue? {
    guard depth < ReaderLimits.objectDepth - 2 else { return nil }
    skipSpace()
    guard place < bytes.count else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "/"): return .name(name())
    case UInt8(ascii: "("): return .text(literal())
    case UInt8(ascii: "["): return array(depth)
    case UInt8(ascii: "<"):
      if place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "<") { return dictionary(depth) }
      return .text(hexadecimal())
    case UInt8(ascii: "t") where pass("true"): return .boolean(true)
    case UInt8(ascii: "f") where pass("false"): return .boolean(false)
    case UInt8(ascii: "n") where pass("null"): return .null
    case 43, 45, 46, 48...57: return reference() ?? number()
    default: return nil
    }
  }

  // MARK: Internals

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 10 || byte == 13 || byte == 9 || byte == 12 || byte == 0
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }

  /// Reads a name; bytes that are not plain stay escaped, as a name of the format writes them.
  private mutating func name() -> String {
    place += 1
    var text = ""
    while place < bytes.count, !Self.isSpace(bytes[place]), !Self.isDelimiter(bytes[place]) {
      var byte = bytes[place]
      if byte == UInt8(ascii: "#"), place + 2 < bytes.count,
        let high = Self.digit(bytes[place + 1]), let low = Self.digit(bytes[place + 2])
      {
        byte = high << 4 | low
        place += 2
      }
      place += 1
      guard text.utf8.count < 1_000 else { continue }
      if (33...126).contains(byte), byte != UInt8(ascii: "#"), !Self.isDelimiter(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = Array("0123456789ABCDEF")
        text += "#\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return text
  }

  private mutating func literal() -> [UInt8] {
    place += 1
    var (text, depth): ([UInt8], Int) = ([], 1)
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return text }
      case UInt8(ascii: "\\"):
        escape(into: &text)
        continue
      default: break
      }
      text.append(byte)
    }
    return text
  }

  private mutating func escape(into text: inout [UInt8]) {
    guard place < bytes.count else { return }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case 13:
      if place < bytes.count, bytes[place] == 10 { place += 1 }
    case 10: break
    case 48...55:
      var value = Int(byte - 48)
      for _ in 0..<2 where place < bytes.count && (48...55).contains(bytes[place]) {
        value = value * 8 + Int(bytes[place] - 48)
        place += 1
      }
      text.append(UInt8(truncatingIfNeeded: value))
    default: text.append(byte)
    }
  }

  private mutating func hexadecimal() -> [UInt8] {
    place += 1
    var (text, half): ([UInt8], UInt8?) = ([], nil)
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      if let digit = Self.digit(bytes[place]) {
        if let high = half {
          text.append(high << 4 | digit)
          half = nil
        } else {
          half = digit
        }
      }
      place += 1
    }
    place += 1
    if let half { text.append(half << 4) }
    return text
  }

  private mutating func array(_ depth: Int) -> PDFValue {
    place += 1
    var values: [PDFValue] = []
    while true {
      skipSpace()
      if isAtEnd || pass("]") { return .array(values) }
      guard let value = value(depth: depth + 1) else { return .array(values) }
      values.append(value)
    }
  }

  private mutating func dictionary(_ depth: Int) -> PDFValue {
    place += 2
    var entries: [String: PDFValue] = [:]
    while true {
      skipSpace()
      guard !isAtEnd, !pass(">>"), bytes[place] == UInt8(ascii: "/") else {
        return .dictionary(entries)
      }
      let key = name()
      guard let value = value(depth: depth + 1) else { return .dictionary(entries) }
      if value != .null { entries[key] = value }
    }
  }

  private mutating func reference() -> PDFValue? {
    let start = place
    if let number = whole(), number <= ReaderLimits.objectNumber {
      let after = place
      skipSpace()
      if place > after, whole() != nil {
        let second = place
        skipSpace()
        if place > second, pass("R"),
          isAtEnd || Self.isSpace(bytes[place]) || Self.isDelimiter(bytes[place])
        {
          return .reference(number)
        }
      }
    }
    place = start
    return nil
  }

  private mutating func number() -> PDFValue {
    var (text, isValid) = ("", false)
    while place < bytes.count {
      let byte = bytes[place]
      guard byte == 43 || byte == 45 || byte == 46 || (48...57).contains(byte) else { break }
      if text.utf8.count < 40 { text.unicodeScalars.append(Unicode.Scalar(byte)) }
      if (48...57).contains(byte) { isValid = true }
      place += 1
    }
    guard isValid, let value = Double(text), value.isFinite else { return .number(0) }
    return .number(value)
  }
}
