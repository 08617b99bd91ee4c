/// A filter that shows each diagnostic of the compiler once, with the lines of the client's files.
///
/// The compiler reads lowered text under the path of a source, so the lines that it shows may
/// contain generated code. In batch mode each of its processes reports the same errors. An error of
/// generated code that follows from one in the client's code is left out.
package struct DiagnosticFilter {
  private let source: (String) -> String?
  private var lines: [String: [Substring]] = [:]
  private var seen: Set<String> = []

  /// Creates a filter.
  ///
  /// - Parameter source: Returns the text of a file; nil if it cannot be read.
  package init(source: @escaping (String) -> String? = Files.text) { self.source = source }

  /// Returns an output of the compiler without repetitions and generated code.
  package mutating func filter(_ output: String) -> String {
    var result = ""
    var group: [Substring] = []
    var key: String?
    var isConsequence = false
    func isNote(_ head: Head) -> Bool { head.severity == "note" }
    func close() {
      defer { (group, key) = ([], nil) }
      if let key, isConsequence || !seen.insert(key).inserted { return }
      result += rewritten(group)
    }
    for line in Self.split(output) {
      if let head = Head(line), !(isNote(head) && key != nil) {
        close()
        key = isNote(head) ? nil : head.text
        isConsequence = self.isConsequence(head)
      } else if key != nil, Head(line) == nil, !Self.isSnippet(line) {
        close()
      }
      group.append(line)
    }
    close()
    return result
  }

  /// Returns whether an error is that of a generated function which another error keeps from being
  /// checked, or a warning that of `SharedDefaults`, or that the body of a member which its class
  /// declares has a name like that of a requirement.
  private mutating func isConsequence(_ head: Head) -> Bool {
    if head.severity == "warning", head.text.contains(" nearly matches "),
      head.text.contains(/method '_[ef]\d*_/)
    {
      return true
    }
    let own = ownLines(of: head.path)
    return !own.isEmpty && head.line > own.count
      && (head.text.contains("@section") || head.text.contains("@const")
        || head.text.contains("'UserDefaults' to protocol 'Sendable' was already stated"))
  }

  /// The first line of a diagnostic: `PATH:LINE:COLUMN: SEVERITY: MESSAGE`.
  private struct Head {
    let path: String
    let line: Int
    let severity: String
    let text: String

    init?(_ line: Substring) {
      let plain = DiagnosticFilter.plain(line)
      let parts = plain.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      guard parts.count == 5, parts[0].hasSuffix(".swift"), let line = Int(parts[1]),
        Int(parts[2]) != nil
      else { return nil }
      let severity = parts[3].trimming
      guard ["error", "warning", "note", "remark"].contains(severity) else { return nil }
      (path, self.line) = (String(parts[0]), line)
      (self.severity, text) = (String(severity), plain)
    }
  }

  private mutating func rewritten(_ group: [Substring]) -> String {
    var path = ""
    var width = Int.max
    var result = ""
    for line in group {
      if let head = Head(line) {
        path = head.path
      } else if let row = Row(line) {
        guard let number = row.number else {
          result += row.marks(within: width)
          continue
        }
        let own = ownLines(of: path)
        if !own.isEmpty {
          // A line beyond the end of the file is generated.
          guard own.indices.contains(number - 1) else { continue }
          width = own[number - 1].utf8.count
          result += row.begin + own[number - 1] + "\n"
          continue
        }
        width = Int.max
      }
      result += line
    }
    return result
  }

  private mutating func ownLines(of path: String) -> [Substring] {
    if let known = lines[path] { return known }
    let text = source(path) ?? ""
    let found =
      text.isEmpty
      ? []
      : text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { Substring($0) }
    lines[path] = found
    return found
  }

  /// A row of the source excerpt below a diagnostic: ` 12 | text` or `    |  marks`.
  private struct Row {
    let begin: String
    let number: Int?
    let rest: Substring

    init?(_ line: Substring) {
      guard let bar = line.firstIndex(of: "|") else { return nil }
      let gutter = line[..<bar].trimming
      guard gutter.isEmpty || Int(gutter) != nil, bar > line.startIndex else { return nil }
      number = Int(gutter)
      rest = line[line.index(after: bar)...]
      begin = line[...bar] + " "
    }

    /// Returns the row with its first mark at most one column behind the end of the source line.
    func marks(within width: Int) -> String {
      let spaces = rest.prefix { $0 == " " }.count
      let limit = width == Int.max ? spaces : min(spaces, width + 1)
      return begin.dropLast() + String(repeating: " ", count: limit) + rest.dropFirst(spaces)
    }
  }

  private static func isSnippet(_ line: Substring) -> Bool {
    line.allSatisfy(\.isWhitespace) || Row(Substring(plain(line))) != nil
  }

  /// Returns the lines of a text, each with its line feed.
  private static func split(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var rest = text[...]
    while let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
      let next = rest.utf8.index(after: end)
      lines.append(rest[..<next])
      rest = rest[next...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  /// Returns a line without the sequences that color it and without its line feed.
  private static func plain(_ line: Substring) -> String {
    var text = ""
    var isEscape = false
    for letter in line where letter != "\n" {
      if letter == "\u{1B}" { isEscape = true }
      if !isEscape { text.append(letter) }
      if isEscape, letter.isLetter { isEscape = false }
    }
    return text
  }
}

extension Substring {
  /// The text without spaces at both ends.
  fileprivate var trimming: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
