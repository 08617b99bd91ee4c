import Foundation

/// A table of the files whose declarations for single precision also exist for double precision,
/// with the words that differ.
///
/// `Documentation/Tables.md` describes the format.
struct PrecisionTable {
  /// A comment line of a declaration that exists for one precision only.
  private static let mark = "// No other precision."

  private var replacements: [(expression: NSRegularExpression, template: String)] = []
  private var files: [String] = []
  private let folder: String
  private let path: String

  /// The files that are made of all tables of precisions.
  static func all() throws -> [(target: String, text: String)] {
    try DataFile.tables(in: "Data/Precisions").flatMap { path, folder in
      try PrecisionTable(path: path, folder: folder).texts()
    }
  }

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - path: The table.
  ///   - folder: The folder of the room.
  /// - Throws: A `TableError` for the first line that is wrong.
  init(path: String, folder: String) throws {
    self.path = path
    self.folder = folder
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.isEmpty || line.hasPrefix("#") { continue }
      func error(_ expected: String, _ found: String) -> TableError {
        TableError(path: path, line: index + 1, expected: expected, found: found)
      }
      let cells = line.split(separator: "\t").map(String.init)
      switch (cells[0], cells.count) {
      case ("replace", 3):
        guard let expression = try? NSRegularExpression(pattern: cells[1]) else {
          throw error("a regular expression", "“\(cells[1])”")
        }
        replacements.append((expression, cells[2]))
      case ("file", 2):
        guard FileManager.default.fileExists(atPath: "\(folder)/\(cells[1])") else {
          throw error("a file in \(folder)", "“\(cells[1])”")
        }
        files.append(cells[1])
      default:
        throw error(
          "“replace” with an expression and its replacement, or “file” with a path", "“\(line)”")
      }
    }
  }

  /// All generated files: that of `Sums.swift` is `Sums+Generated.swift`.
  func texts() throws -> [(target: String, text: String)] {
    try files.map { file in
      let source = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      return (
        "\(folder)/\(file.dropLast(6))+Generated.swift",
        """
        // swift-format-ignore-file
        // Made by `swift run generate-tables` of \(path)
        // and \(folder)/\(file). Do not edit.

        \(doubled(source).joined(separator: "\n\n"))

        """
      )
    }
  }

  /// Returns the declarations for double precision, and imports.
  private func doubled(_ source: String) -> [String] {
    var result: [String] = []
    var members: [String] = []
    var extended: String?
    var lines: [String] = []
    var depth = 0
    func end() {
      defer { lines = [] }
      let text = lines.joined(separator: "\n")
      if lines.first?.contains("import ") == true { return result.append(text) }
      let other = replaced(text)
      guard other != text, !lines.contains(where: { $0.contains(Self.mark) }),
        lines.contains(where: { !$0.hasPrefix("//") })
      else { return }
      if extended == nil { result.append(other) } else { members.append(other) }
    }
    for line in source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if depth == 0, line.hasPrefix("extension "), line.hasSuffix("{") {
        end()
        extended = line
      } else if depth == 0, line == "}", let head = extended {
        end()
        if !members.isEmpty {
          result.append("\(head)\n\(members.joined(separator: "\n\n"))\n}")
        }
        (members, extended) = ([], nil)
      } else if depth == 0, line.isEmpty {
        end()
      } else {
        lines.append(line)
        depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      }
    }
    end()
    return result
  }

  private func replaced(_ text: String) -> String {
    replacements.reduce(text) { text, replacement in
      replacement.expression.stringByReplacingMatches(
        in: text, range: NSRange(text.startIndex..., in: text),
        withTemplate: replacement.template)
    }
  }
}
