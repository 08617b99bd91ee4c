/// The layout of text for a line width.
struct TextLayout {
  /// The line width in characters, including the indentation.
  let width: Int

  /// Wraps text at spaces; empty lines separate paragraphs.
  func wrap(_ text: String, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    return text.split(separator: "\n\n").map { paragraph in
      lines(of: String(paragraph), width: width - indent).map { margin + $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  /// Formats terms and their explanations in two columns; a long term gets its own line.
  func columns(_ rows: [(term: String, text: String)], style: (String) -> String) -> String {
    // Terms get a third of the width, so that the second column stays wide enough.
    let longest = rows.map(\.term.count).filter { $0 <= width / 3 }.max() ?? 0
    let column = 2 + longest + 2
    var result = ""
    for row in rows {
      let wrapped = lines(of: row.text, width: max(20, width - column))
      let fits = row.term.count <= longest
      let gap = fits ? String(repeating: " ", count: column - 2 - row.term.count) : "\n"
      result += "  \(style(row.term))\(gap)"
      let margin = String(repeating: " ", count: column)
      for (index, line) in wrapped.enumerated() {
        result += (index > 0 || !fits ? margin : "") + line + "\n"
      }
    }
    return result
  }

  private func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + (line.isEmpty ? [] : [line])
  }
}
