/// Letters that keep Markdown from seeing more than one line (MD3).
///
/// cmark cannot be told to leave headings, lists and the like alone. A line that begins with a space that is none
/// of ASCII's begins none of them, and to what comes after it is like a line's beginning. Those letters are
/// taken out of the text again.
struct MarkdownLineMarks {
  /// Stands before a line.
  let beginning: Character
  /// Stands for the end of one.
  let end: Character

  /// Letters that a text does not have.
  init(absentFrom text: String) {
    let candidates: [Character] = [
      "\u{1680}", "\u{205F}", "\u{3000}", "\u{2000}", "\u{2001}", "\u{2002}", "\u{2003}",
      "\u{2004}", "\u{2005}", "\u{2006}", "\u{2007}", "\u{2008}", "\u{2009}", "\u{200A}",
    ]
    let scalars = Set(text.unicodeScalars)
    let absent = candidates.filter { $0.unicodeScalars.allSatisfy { !scalars.contains($0) } }
    // A text that has all of them loses the last two; there is none such but to find this.
    (beginning, end) = (absent.first ?? "\u{2009}", absent.dropFirst().first ?? "\u{200A}")
  }

  /// A source as one paragraph, whatever its lines begin with.
  func marked(_ source: String, keepsLines: Bool) -> String {
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if keepsLines {
      return "\(beginning)\(lines.joined(separator: String(end)))\(beginning)"
    }
    let trimmed = lines.map { $0.drop { $0 == " " || $0 == "\t" } }.filter { !$0.isEmpty }
    return trimmed.map { "\(beginning)\($0)" }.joined(separator: "\n")
  }

  /// What of a text was in the source.
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
