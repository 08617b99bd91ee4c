/// The compiler's error output, as text or as the messages of `-parseable-output`.
package struct CompilerOutput {
  private var filter = DiagnosticFilter()
  private var pending: [UInt8] = []
  /// Whether messages came before.
  private var isParseable = false

  /// Creates the state before the first output.
  package init() {}

  /// Receives a part of the output, and returns what can be shown by now.
  package mutating func receive(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    pending += bytes
    var result: [UInt8] = []
    while let message = nextMessage() ?? nextLine() { result += message }
    return result
  }

  /// Returns what remains at the end of the output.
  package mutating func finish() -> [UInt8] {
    defer { pending = [] }
    return Array(filter.filter(String(decoding: pending, as: UTF8.self)).utf8)
  }

  /// Returns the first whole message, `LENGTH`, a line feed, and as many bytes of JSON; nil if
  /// there is none.
  private mutating func nextMessage() -> [UInt8]? {
    guard let end = pending.firstIndex(of: UInt8(ascii: "\n")), end > 0,
      let count = Int(String(decoding: pending[..<end], as: UTF8.self)), count > 0
    else { return nil }
    let last = end + 1 + count
    guard pending.count > last, pending[end + 1] == UInt8(ascii: "{") else { return nil }
    let message = rewritten(String(decoding: pending[(end + 1)..<last], as: UTF8.self))
    isParseable = true
    pending.removeFirst(last)
    // The line feed after a message belongs to it.
    if pending.first == UInt8(ascii: "\n") { pending.removeFirst() }
    return Array("\(message.utf8.count)\n\(message)\n".utf8)
  }

  /// Returns the first whole line that is not part of a message; nil if there is none.
  private mutating func nextLine() -> [UInt8]? {
    guard isParseable, let end = pending.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let line = Array(pending[...end])
    guard Int(String(decoding: line.dropLast(), as: UTF8.self)) == nil else { return nil }
    pending.removeFirst(line.count)
    return line
  }

  /// Returns a message whose member `output` is filtered.
  private mutating func rewritten(_ message: String) -> String {
    guard let key = message.range(of: "\"output\""),
      let open = message[key.upperBound...].firstIndex(of: "\"")
    else { return message }
    let between = message[key.upperBound..<open]
    guard between.allSatisfy({ $0 == ":" || $0.isWhitespace }) else { return message }
    let begin = message.index(after: open)
    var close = begin
    var isEscaped = false
    while close < message.endIndex, isEscaped || message[close] != "\"" {
      isEscaped = !isEscaped && message[close] == "\\"
      close = message.index(after: close)
    }
    guard close < message.endIndex, let text = Self.unescaped(message[begin..<close]) else {
      return message
    }
    return message[..<begin] + Self.escaped(filter.filter(text)) + message[close...]
  }

  /// Returns the text of a JSON string; nil for a form that the compiler does not write.
  private static func unescaped(_ text: Substring) -> String? {
    var scalars = text.unicodeScalars[...]
    var units: [UInt16] = []
    while let scalar = scalars.popFirst() {
      guard scalar == "\\" else {
        units += Array(String(scalar).utf16)
        continue
      }
      switch scalars.popFirst() {
      case "n": units.append(10)
      case "t": units.append(9)
      case "r": units.append(13)
      case "b": units.append(8)
      case "f": units.append(12)
      case "u":
        let digits = String(String.UnicodeScalarView(scalars.prefix(4)))
        guard digits.count == 4, let unit = UInt16(digits, radix: 16) else { return nil }
        units.append(unit)
        scalars = scalars.dropFirst(4)
      case let other?: units += Array(String(other).utf16)
      case nil: return nil
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 32:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension String {
  /// Returns the range of the first occurrence of a text.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while let found = self[start...].firstIndex(of: "\"") {
      if self[found...].hasPrefix(text) { return found..<index(found, offsetBy: text.count) }
      start = index(after: found)
    }
    return nil
  }
}
