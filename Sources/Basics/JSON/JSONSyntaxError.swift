/// An error found by yajl, from which an exact message is derived.
///
/// yajl reports an error and its approximate position; the exact position, the expected token and
/// the token found there follow from the last valid token.
struct JSONSyntaxError {
  /// The kind of token that may come next.
  enum Expectation {
    /// Nothing has been read yet.
    case document
    /// A key has been read; its colon and value follow.
    case value(ofKey: String)
    /// An array or an object continues or ends.
    case member(ofObject: Bool, isFirst: Bool, opened: Int)
    /// The outermost value is complete.
    case end
  }

  let source: SourceText
  let bytes: UnsafeBufferPointer<UInt8>
  let lastEnd: Int
  let expectation: Expectation
  let yajlMessage: String
  let consumed: Int
  /// Whether the last token was a number that ends at `lastEnd`.
  let followsNumber: Bool

  /// The error with its position and message.
  var explained: SourceTextError {
    var cursor = skippingSpace(lastEnd)
    let wanted = expected(at: &cursor)
    if let (offset, message) = withinToken(at: cursor) { return error(at: offset, message) }
    let hint = hint(at: cursor)
    return error(at: cursor, "expected \(wanted), found \(found(at: cursor))\(hint)")
  }

  private func error(at offset: Int, _ message: String) -> SourceTextError {
    SourceTextError(
      file: source.name, position: source.position(at: offset), rule: SourceTextError.invalidJSON,
      message: message)
  }

  // MARK: Expected tokens

  /// Returns a description of the expected token, and moves the cursor past correct punctuation.
  private func expected(at cursor: inout Int) -> String {
    switch expectation {
    case .document: return "a JSON object"
    case .end: return "the end of the file"
    case .value(let key):
      guard pass(":", &cursor) else { return "“:” after the key \(shown(key))" }
      return "a value for the key \(shown(key))"
    case .member(let ofObject, let isFirst, _):
      let close = ofObject ? "“}”" : "“]”"
      let item = ofObject ? "a key in quotes" : "a value"
      if isFirst { return "\(item) or \(close)" }
      return pass(",", &cursor) ? item : "“,” or \(close)"
    }
  }

  private func shown(_ key: String) -> String { Quoting.quoted(key.dropFirst().dropLast()) }

  private func pass(_ punctuation: Unicode.Scalar, _ cursor: inout Int) -> Bool {
    guard cursor < bytes.count, bytes[cursor] == UInt8(ascii: punctuation) else { return false }
    cursor = skippingSpace(cursor + 1)
    return true
  }

  private func skippingSpace(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    return index
  }

  // MARK: Found tokens

  private func found(at cursor: Int) -> String {
    guard cursor < bytes.count else {
      if case .member(let ofObject, _, let opened) = expectation {
        let line = source.position(at: opened).line
        return "the end of the file; the \(ofObject ? "object" : "array") of line \(line) is open"
      }
      return "the end of the file"
    }
    return Quoting.quoted(word(at: cursor), limit: 24)
  }

  /// Returns the run of letters, digits and signs at an offset, or the one scalar there.
  private func word(at cursor: Int) -> String {
    var end = cursor
    while end < bytes.count, end - cursor < 64, isWord(bytes[end]) { end += 1 }
    if end > cursor { return source.text(cursor..<end) }
    let text = source.text(cursor..<min(cursor + 4, bytes.count))
    return String(text.unicodeScalars.prefix(1))
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  // MARK: Hints

  private func hint(at cursor: Int) -> String {
    guard cursor < bytes.count else { return "" }
    let word = word(at: cursor)
    let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[cursor]
    if followsNumber, isDigit, cursor == lastEnd + 1, case .member(true, false, _) = expectation {
      return "; the decimal separator is a point"
    }
    switch word.drop(while: { $0 == "-" || $0 == "+" }).lowercased() {
    case "nan", "inf", "infinity": return "; JSON has no such number"
    case "true", "false", "null": return "; JSON writes it in lower case"
    default: break
    }
    switch bytes[cursor] {
    case UInt8(ascii: "'"): return "; JSON has double quotes only"
    case UInt8(ascii: "/"), UInt8(ascii: "#"): return "; JSON has no comments"
    case UInt8(ascii: "+"), UInt8(ascii: "."): return "; a number starts with a digit or “-”"
    default: return ""
    }
  }

  /// Returns an error within a token, where yajl's message is more precise than the previous token.
  private func withinToken(at cursor: Int) -> (Int, String)? {
    guard cursor < bytes.count, bytes[cursor] == UInt8(ascii: "\"") else {
      return yajlMessage.contains("malformed number") ? malformedNumber(at: cursor) : nil
    }
    let offset = min(max(consumed, cursor), bytes.count)
    if yajlMessage.contains("UTF8") {
      return (invalidUTF8(from: cursor), "expected text in UTF-8, found bytes that are not")
    }
    if yajlMessage.contains("hex") {
      return (offset, "expected four hexadecimal digits after “\\u” in a string")
    }
    if yajlMessage.contains("\\") {
      return (offset, "expected a known escape after “\\” in a string")
    }
    if yajlMessage.contains("invalid character inside string") {
      let byte = String(bytes[min(offset, bytes.count - 1)], radix: 16, uppercase: true)
      return (offset, "expected printable text in a string, found the control character 0x\(byte)")
    }
    if yajlMessage.contains("premature EOF") {
      return (cursor, "expected “\"” at the end of this string, found the end of the file")
    }
    return nil
  }

  private func malformedNumber(at cursor: Int) -> (Int, String) {
    let hint = hint(at: cursor)
    return (
      cursor, "expected a number, found \(Quoting.quoted(word(at: cursor), limit: 24))\(hint)"
    )
  }

  /// Returns the offset of the first byte that is not part of a valid scalar.
  private func invalidUTF8(from start: Int) -> Int {
    var decoder = UTF8()
    var index = start
    var iterator = bytes[start...].makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): index += UTF8.width(scalar)
      case .emptyInput, .error: return index
      }
    }
  }
}
