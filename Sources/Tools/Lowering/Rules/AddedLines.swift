/// The lines after the client's last line, which the compiler counts as lines of the client.
///
/// The compiler spends time on each `#sourceLocation` whenever it computes the line of any place
/// after it, so empty lines lead from one line of the client to the next: a file usually needs a
/// single directive.
struct AddedLines {
  /// The path of the client's file.
  let path: String
  private var parts: [Part] = []

  /// Code that counts as one line of the client.
  private struct Part {
    /// The line of the client; 0 if there is none.
    let origin: Int
    /// The `#if` conditions of the code that needs it.
    let conditions: [String]
    var text: String
    /// Whether the lines count as lines that follow each other.
    var isBlock = false
  }

  init(path: String) { self.path = path }

  /// Adds declarations.
  ///
  /// - Parameters:
  ///   - text: The declarations; may have several lines.
  ///   - origin: The line of the client that needs them; 0 if they serve the whole file.
  ///   - conditions: The `#if` conditions of that line.
  mutating func add(_ text: String, origin: Int, _ conditions: [String]) {
    parts.append(Part(origin: origin, conditions: conditions, text: text))
  }

  /// Adds declarations whose lines count as the lines of the client from a line on.
  mutating func addBlock(_ text: String, origin: Int, _ conditions: [String]) {
    parts.append(Part(origin: origin, conditions: conditions, text: text, isBlock: true))
  }

  /// The lines, in the order of the client's lines.
  var text: String {
    var layout = Layout(path: path)
    for part in Self.joined(parts) {
      let lines = part.text.split(separator: "\n", omittingEmptySubsequences: !part.isBlock)
      let begin = part.conditions.isEmpty ? part.origin : part.origin - 1
      if lines.count == 1, begin > 0 { layout.go(to: begin) }
      if !part.conditions.isEmpty {
        layout.append("#if " + part.conditions.joined(separator: " && "))
      }
      var isFirst = true
      for line in lines {
        if part.origin > 0, !part.isBlock || isFirst { layout.go(to: part.origin) }
        isFirst = false
        layout.append(String(line))
      }
      if !part.conditions.isEmpty { layout.append("#endif") }
    }
    return layout.text
  }

  /// Sorts parts by their lines, and writes those of the same line as one line.
  private static func joined(_ parts: [Part]) -> [Part] {
    var result: [Part] = []
    let sorted = parts.enumerated().sorted { ($0.1.origin, $0.0) < ($1.1.origin, $1.0) }
    for (_, part) in sorted {
      if let last = result.last, part.origin > 0, last.origin == part.origin,
        last.conditions == part.conditions, !last.text.contains("\n"), !part.text.contains("\n"),
        !last.isBlock, !part.isBlock
      {
        result[result.count - 1].text += "; " + part.text
      } else {
        result.append(part)
      }
    }
    return result
  }

  /// A text with the line of the client as which its end counts.
  private struct Layout {
    let path: String
    var text = ""
    /// The line of the client as which the next line counts; nil before the first directive.
    private var line: Int?

    init(path: String) { self.path = path }

    /// Makes the next line count as a line of the client.
    mutating func go(to origin: Int) {
      if let line, line <= origin {
        text += String(repeating: "\n", count: origin - line)
      } else {
        let quoted = path.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
        text += "#sourceLocation(file: \"\(quoted)\", line: \(origin))\n"
      }
      line = origin
    }

    mutating func append(_ added: String) {
      text += added + "\n"
      line = line.map { $0 + 1 }
    }
  }
}
