/// Marker characters that make Markdown parse a text as one paragraph (Markdown.MD3).
///
/// cmark cannot be told to ignore headings, lists and other blocks. A line that begins with a
/// non-ASCII space starts no such block, and the space still counts as a word boundary. The markers
/// are removed from the parsed text.
struct MarkdownLineMarkers {
  /// The marker before a line.
  let beginning: Character
  /// The marker in place of a line break.
  let end: Character

  /// Creates markers that do not occur in a text.
  init(absentFrom text: String) {
    let candidates: [Character] = [
      "\u{1680}", "\u{205F}", "\u{3000}", "\u{2000}", "\u{2001}", "\u{2002}", "\u{2003}",
      "\u{2004}", "\u{2005}", "\u{2006}", "\u{2007}", "\u{2008}", "\u{2009}", "\u{200A}",
    ]
    let scalars = Set(text.unicodeScalars)
    let absent = candidates.filter { $0.unicodeScalars.allSatisfy { !scalars.contains($0) } }
    // A text that contains all candidates loses the last two, which hardly occurs in practice.
    (beginning, end) = (absent.first ?? "\u{2009}", absent.dropFirst().first ?? "\u{200A}")
  }

  /// Returns the source as one paragraph.
  func marked(_ source: String, keepsLines: Bool) -> String {
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if keepsLines {
      return "\(beginning)\(lines.joined(separator: String(end)))\(beginning)"
    }
    let trimmed = lines.map { $0.drop { $0 == " " || $0 == "\t" } }.filter { !$0.isEmpty }
    return trimmed.map { "\(beginning)\($0)" }.joined(separator: "\n")
  }

  /// Returns a parsed text without markers.
  func unmarked(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch Character(scalar) {
      case beginning: continue
      case end: result.append("\n")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
