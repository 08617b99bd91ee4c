/// A file of localized strings in its old form: `"key" = "value";` with comments.
///
/// Foundation reads this form in apps; the command, which does not use Foundation, reads it here.
public struct StringsFile: Sendable, Equatable {
  /// The strings by key.
  public private(set) var strings: [String: String] = [:]

  /// An error with its line, from 1.
  public struct Failure: Error, Sendable, Equatable {
    /// The line.
    public var line: Int
    /// The message: the expected text, and the one that was found.
    public var message: String
  }

  /// Reads a file's text.
  ///
  /// - Throws: `Failure`.
  public init(_ text: String) throws(Failure) {
    scalars = Array(text.unicodeScalars)
    if scalars.first == "\u{FEFF}" { place = 1 }
    while try skipSpace() {
      let key = try word("a key")
      _ = try skipSpace()
      guard next == "=" else {
        // A key alone stands for itself.
        try expect(";", "'=' or ';'")
        strings[key] = key
        continue
      }
      place += 1
      _ = try skipSpace()
      strings[key] = try word("a string")
      _ = try skipSpace()
      try expect(";", "';'")
    }
    scalars = []
  }

  // MARK: Internals

  private var scalars: [Unicode.Scalar]
  private var place = 0

  private var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private func failure(_ expected: String) -> Failure {
    let line = 1 + scalars[..<min(place, scalars.count)].count { $0 == "\n" }
    let found = next.map { "'\($0)'" } ?? "the end of the file"
    return Failure(line: line, message: "expected \(expected), found \(found)")
  }

  private mutating func expect(_ scalar: Unicode.Scalar, _ name: String) throws(Failure) {
    guard next == scalar else { throw failure(name) }
    place += 1
  }

  /// Skips white space and comments; returns whether anything follows.
  private mutating func skipSpace() throws(Failure) -> Bool {
    while let scalar = next {
      if scalar.properties.isWhitespace {
        place += 1
      } else if scalar == "/", place + 1 < scalars.count, scalars[place + 1] == "/" {
        while let scalar = next, scalar != "\n" { place += 1 }
      } else if scalar == "/", place + 1 < scalars.count, scalars[place + 1] == "*" {
        place += 2
        while place + 1 < scalars.count, !(scalars[place] == "*" && scalars[place + 1] == "/") {
          place += 1
        }
        guard place + 1 < scalars.count else { throw failure("the end of a comment") }
        place += 2
      } else {
        return true
      }
    }
    return false
  }

  private mutating func word(_ expected: String) throws(Failure) -> String {
    guard next == "\"" else { return try plainWord(expected) }
    place += 1
    var text = String.UnicodeScalarView()
    while let scalar = next, scalar != "\"" {
      place += 1
      if scalar == "\\" { try text.append(contentsOf: escape()) } else { text.append(scalar) }
    }
    try expect("\"", "a closing quotation mark")
    return String(text)
  }

  private mutating func plainWord(_ expected: String) throws(Failure) -> String {
    var text = ""
    while let scalar = next, scalar.isASCII,
      scalar.properties.isAlphabetic || "0"..."9" ~= scalar
        || "_.-$/:".unicodeScalars.contains(scalar)
    {
      text.unicodeScalars.append(scalar)
      place += 1
    }
    guard !text.isEmpty else { throw failure(expected) }
    return text
  }

  /// Reads an escape sequence, after its backslash.
  private mutating func escape() throws(Failure) -> String.UnicodeScalarView {
    guard let scalar = next else { throw failure("a character after a backslash") }
    place += 1
    switch scalar {
    case "n": return "\n".unicodeScalars
    case "t": return "\t".unicodeScalars
    case "r": return "\r".unicodeScalars
    case "U", "u": return String(decoding: try units(), as: UTF16.self).unicodeScalars
    default: return String(scalar).unicodeScalars
    }
  }

  /// Reads the digits of `\Uxxxx`, and of a second such sequence if the first is half a character.
  private mutating func units() throws(Failure) -> [UInt16] {
    let first = try unit()
    let isPairFollowing =
      0xD800...0xDBFF ~= first && place + 1 < scalars.count
      && scalars[place] == "\\" && (scalars[place + 1] == "U" || scalars[place + 1] == "u")
    guard isPairFollowing else { return [first] }
    place += 2
    return [first, try unit()]
  }

  private mutating func unit() throws(Failure) -> UInt16 {
    guard place + 4 <= scalars.count else { throw failure("four hexadecimal digits") }
    var digits = ""
    digits.unicodeScalars.append(contentsOf: scalars[place..<place + 4])
    guard let number = UInt16(digits, radix: 16) else { throw failure("four hexadecimal digits") }
    place += 4
    return number
  }
}
