import Foundation

/// The emoji of the screen keyboard as Swift.
struct EmojiTable {
  private let rows: [[Substring]]

  init() throws {
    rows = try String(contentsOfFile: "Data/Emoji.tsv", encoding: .utf8)
      .split(separator: "\n").map { $0.split(separator: "\t") }.filter { $0.count > 1 }
    for row in rows where row.count != 4 {
      throw CocoaError(
        .coderReadCorrupt,
        userInfo: [NSDebugDescriptionErrorKey: "Data/Emoji.tsv: expected 4 cells: \(row)"])
    }
  }

  var swift: String {
    var lines: [String] = []
    var category: Substring?
    for row in rows {
      if row[0] != category { lines.append("    = \(row[0])\n") }
      category = row[0]
      lines.append("    \(row[1]) \(row[3]) \(row[2])\n")
    }
    return """
      // Made by `swift run generate-tables` of Data/Emoji.tsv, which names its source.
      // Do not edit.

      extension EmojiTable {
        /// One emoji a line: the emoji, whether it has skin tones, and its name.
        ///
        /// A line with `=` begins a category.
        static let text = \"\"\"
      \(lines.joined())    \"\"\"
      }

      """
  }
}
