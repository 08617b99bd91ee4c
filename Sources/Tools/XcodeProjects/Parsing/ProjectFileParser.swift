import TactusJSON

/// A parser of property lists in the old text form, which `project.pbxproj` has.
///
/// Foundation reads this form, but gives no place of a value, which messages about missing files
/// need, and the command does not use Foundation; Debian's libplist does not read it. So it is read
/// here.
package struct ProjectFileParser {
  private let source: SourceText
  private let bytes: [UInt8]
  private var place: Int

  /// Parses a file.
  ///
  /// - Throws: `SourceTextError` with the position, what was expected, and what was found.
  package static func value(of source: SourceText) throws(SourceTextError) -> ProjectValue {
    var parser = ProjectFileParser(source)
    try parser.skipSpace()
    let value = try parser.value(depth: 0)
    try parser.skipSpace()
    guard parser.place == parser.bytes.count else { throw parser.failure("the end of the file") }
    return value
  }

  // MARK: Internals

  private init(_ source: SourceText) {
    (self.source, bytes, place) = (source, source.bytes, source.start)
  }

  /// The deepest nesting that is read: many times that of project files.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumDepth = 64

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func failure(_ expected: String, at offset: Int? = nil) -> SourceTextError {
    let offset = offset ?? place
    let found: String
    if offset >= bytes.count {
      found = "the end of the file"
    } else if bytes[offset...].starts(with: "<<<<<<<".utf8)
      || bytes[offset...].starts(with: "=======".utf8)
      || bytes[offset...].starts(with: ">>>>>>>".utf8)
    {
      found = "the mark of a merge conflict"
    } else {
      let end = bytes[offset...].dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
      found = Quoting.quoted(source.text(offset..<end))
    }
    return SourceTextError(
      file: source.name, position: source.position(at: offset), rule: "invalid-project",
      message: "expected \(expected), found \(found)")
  }

  private mutating func skipSpace() throws(SourceTextError) {
    while let byte = next {
      if byte <= 0x20 {
        place += 1
      } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count,
        bytes[place + 1] == UInt8(ascii: "/")
      {
        while let byte = next, byte != 0x0A, byte != 0x0D { place += 1 }
      } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count,
        bytes[place + 1] == UInt8(ascii: "*")
      {
        let start = place
        place += 2
        while place + 1 < bytes.count,
          !(bytes[place] == UInt8(ascii: "*") && bytes[place + 1] == UInt8(ascii: "/"))
        {
          place += 1
        }
        guard place + 1 < bytes.count else {
          throw SourceTextError(
            file: source.name, position: source.position(at: start), rule: "invalid-project",
            message: "expected the end of the comment, found the end of the file")
        }
        place += 2
      } else {
        return
      }
    }
  }

  private mutating func value(depth: Int) throws(SourceTextError) -> ProjectValue {
    guard depth < Self.maximumDepth else {
      throw failure("at most \(Self.maximumDepth) levels of values")
    }
    let start = place
    switch next {
    case UInt8(ascii: "{"): return try dictionary(depth: depth)
    case UInt8(ascii: "("): return try array(depth: depth)
    case UInt8(ascii: "<"): return try data()
    default: return ProjectValue(.string(try string("a value")), at: start)
    }
  }

  private mutating func dictionary(depth: Int) throws(SourceTextError) -> ProjectValue {
    let start = place
    place += 1
    var members: [String: ProjectValue] = [:]
    while true {
      try skipSpace()
      if next == UInt8(ascii: "}") { break }
      let key = try string("a key or '}'")
      try skipSpace()
      try expect(UInt8(ascii: "="), "'='")
      try skipSpace()
      members[key] = try value(depth: depth + 1)
      try skipSpace()
      if next == UInt8(ascii: "}") { break }
      try expect(UInt8(ascii: ";"), "';'")
    }
    place += 1
    return ProjectValue(.dictionary(members), at: start)
  }

  private mutating func array(depth: Int) throws(SourceTextError) -> ProjectValue {
    let start = place
    place += 1
    var values: [ProjectValue] = []
    while true {
      try skipSpace()
      if next == UInt8(ascii: ")") { break }
      values.append(try value(depth: depth + 1))
      try skipSpace()
      if next == UInt8(ascii: ")") { break }
      try expect(UInt8(ascii: ","), "',' or ')'")
    }
    place += 1
    return ProjectValue(.array(values), at: start)
  }

  /// Reads data, whose hexadecimal digits stay text: no part of a project that is used has any.
  private mutating func data() throws(SourceTextError) -> ProjectValue {
    let start = place
    place += 1
    var digits: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: ">") {
      let isDigit = Self.hexadecimal(byte) != nil
      guard isDigit || byte <= 0x20 else {
        throw failure("a hexadecimal digit or '>'", at: digits.isEmpty ? start : place)
      }
      if isDigit { digits.append(byte) }
      place += 1
    }
    try expect(UInt8(ascii: ">"), "'>'")
    return ProjectValue(.string(String(decoding: digits, as: UTF8.self)), at: start)
  }

  private mutating func expect(_ byte: UInt8, _ name: String) throws(SourceTextError) {
    guard next == byte else { throw failure(name) }
    place += 1
  }

  // MARK: Strings

  private mutating func string(_ expected: String) throws(SourceTextError) -> String {
    guard let first = next else { throw failure(expected) }
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      let start = place
      while let byte = next, Self.isPlain(byte) { place += 1 }
      guard place > start else { throw failure(expected) }
      return source.text(start..<place)
    }
    let start = place
    place += 1
    var text: [UInt8] = []
    while let byte = next, byte != first {
      place += 1
      if byte == UInt8(ascii: "\\") { try escape(&text) } else { text.append(byte) }
    }
    guard next == first else {
      throw SourceTextError(
        file: source.name, position: source.position(at: start), rule: "invalid-project",
        message: "expected a closing quotation mark, found the end of the file")
    }
    place += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads an escape sequence, after its backslash.
  private mutating func escape(_ text: inout [UInt8]) throws(SourceTextError) {
    guard let byte = next else { throw failure("a character after the backslash") }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      var number: UInt32 = 0
      for _ in 0..<4 {
        guard let digit = next.flatMap(Self.hexadecimal) else {
          throw failure("a hexadecimal digit")
        }
        number = number << 4 | UInt32(digit)
        place += 1
      }
      text += Array(String(Unicode.Scalar(number) ?? "\u{FFFD}").utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var number = UInt32(byte - UInt8(ascii: "0"))
      for _ in 0..<2 {
        guard let digit = next, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else {
          break
        }
        number = number << 3 | UInt32(digit - UInt8(ascii: "0"))
        place += 1
      }
      text += Array(String(Unicode.Scalar(number) ?? "\u{FFFD}").utf8)
    default: text.append(byte)
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_$/:.-+@~#%&*!?^|".utf8.contains(byte)
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
