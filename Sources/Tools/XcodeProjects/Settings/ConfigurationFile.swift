import TactusJSON

/// The assignments of an `.xcconfig` file and of those that it includes, in order.
package struct ConfigurationFile: Sendable {
  /// An assignment: the name with its conditions, and the value.
  package struct Assignment: Sendable, Equatable {
    /// The name of the setting, with conditions in brackets.
    package let name: String
    /// The value.
    package let value: String
  }

  /// The assignments.
  package private(set) var assignments: [Assignment] = []
  /// The findings.
  package private(set) var notes: [ProjectNote] = []

  /// Reads a file and those that it includes.
  package init(_ path: String) {
    var around: [String] = []
    read(path, &around)
  }

  // MARK: Internals

  /// The largest file that is read, in bytes.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumBytes = 1 << 20
  /// The most files that include each other.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumDepth = 32

  private mutating func read(_ path: String, _ around: inout [String]) {
    let source: SourceText
    do throws(SourceTextError) {
      source = try SourceText.read(path, byteLimit: Self.maximumBytes)
    } catch {
      notes.append(ProjectNote(file: path, error.diagnostic.message))
      return
    }
    around.append(path)
    defer { around.removeLast() }
    let text = source.text(source.start..<source.bytes.count)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = Self.trimmed(Self.withoutComment(line))
      if words.isEmpty { continue }
      if words.hasPrefix("#include") {
        include(words.dropFirst("#include".count), path, line: index + 1, &around)
      } else if let sign = Self.sign(in: words) {
        let name = String(Self.trimmed(words[..<sign]))
        var value = Self.trimmed(words[words.index(after: sign)...])
        while value.hasSuffix(";") { value = Self.trimmed(value.dropLast()) }
        assignments.append(Assignment(name: name, value: String(value)))
      } else {
        notes.append(
          ProjectNote(
            file: path, line: index + 1,
            "expected NAME = VALUE, found \(Quoting.quoted(words)); the line is ignored"))
      }
    }
  }

  private mutating func include(
    _ words: Substring, _ path: String, line: Int, _ around: inout [String]
  ) {
    let isOptional = words.hasPrefix("?")
    let name = Self.trimmed(isOptional ? words.dropFirst() : words).filter { $0 != "\"" }
    let other = Paths.joined(Paths.folder(of: path), name)
    if isOptional, Paths.kind(of: other) == nil { return }
    guard Paths.kind(of: other) != nil else {
      return notes.append(
        ProjectNote(file: path, line: line, "the included file '\(name)' is missing"))
    }
    guard !around.contains(other), around.count < Self.maximumDepth else {
      return notes.append(
        ProjectNote(file: path, line: line, "'\(name)' includes this file, which is ignored"))
    }
    read(other, &around)
  }

  /// Returns the place of the first `=` outside of brackets.
  private static func sign(in words: Substring) -> Substring.Index? {
    var depth = 0
    return words.firstIndex { character in
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      return character == "=" && depth == 0
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
