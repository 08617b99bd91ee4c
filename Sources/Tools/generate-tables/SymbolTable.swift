import Foundation

/// The symbol names as Swift.
struct SymbolTable {
  private let rows: [[Substring]]

  init() throws {
    rows = try String(contentsOfFile: "Data/Symbols.tsv", encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t") }
    for row in rows where row.count != 3 {
      throw CocoaError(
        .coderReadCorrupt,
        userInfo: [NSDebugDescriptionErrorKey: "Data/Symbols.tsv: expected 3 cells: \(row)"])
    }
  }

  /// The names of all symbols of an iPhone, as Swift.
  static func names() throws -> String {
    let lines = try String(contentsOfFile: "Data/SymbolNames.txt", encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.map { "    \($0)\n" }.joined()
    return """
      // Made by `swift run generate-tables` of Data/SymbolNames.txt, which names its source.
      // Do not edit.

      extension SymbolNames {
        /// One name a line.
        static let text = \"\"\"
      \(lines)    \"\"\"
      }

      """
  }

  /// The documentation page of the symbols.
  var page: String {
    let lines = rows.map { row -> String in
      let names = [row[1] == "-" ? nil : String(row[0]), row[2] == "-" ? nil : "\(row[0]).fill"]
      return "- " + names.compactMap { $0.map { "`\($0)`" } }.joined(separator: ", ") + "\n"
    }
    return """
      <!-- Made by `swift run generate-tables` of Data/Symbols.tsv. Do not edit. -->

      # System symbols

      The symbols of `UIImage(systemName:)` that are drawn. Variants with frames, with and without `.fill`, and with
      slashes are derived from them, and others stand for the remaining symbols of an iPhone;
      [Behaviour/Symbols.md](Behaviour/Symbols.md) has the rules.

      \(lines.joined())
      """
  }

  var swift: String {
    let lines = rows.map { "    " + $0.joined(separator: " ") + "\n" }.joined()
    return """
      // Made by `swift run generate-tables` of Data/Symbols.tsv, which names its sources.
      // Do not edit.

      extension SymbolTable {
        /// One symbol a line: its name, its outline glyph, and its filled glyph.
        static let text = \"\"\"
      \(lines)    \"\"\"
      }

      """
  }
}
