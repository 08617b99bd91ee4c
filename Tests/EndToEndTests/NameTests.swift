import Foundation
import TestSupport
import Testing

/// Tests the names and the comments of the sources.
@Suite struct NameTests {
  /// The vague nouns, with the words to use instead.
  private static let vagueNouns = [
    "Belongings": "Storage", "Bond": "Subscription", "Book": "Registry, Cache",
    "Complaint": "Warning, Error", "Confluence": "Merge", "Desk": "Session, Controller",
    "Errand": "Request, Handler", "Facts": "Attributes, Info", "DisconnectReason": "Reason",
    "Figures": "Metrics, Constants", "Hand": "Player, Controller", "Happening": "Event",
    "Helper": "the name of its task", "Keepsake": "Attachment", "Kept": "Stored", "Ledger": "Log",
    "Likeness": "Equality", "Looks": "Appearance", "Measures": "Metrics",
    "Misc": "the name of its content",
    "News": "Event", "Pen": "Logger, Writer", "Shelf": "Cache", "Sign": "Icon", "Stuff": "its name",
    "Switchboard": "Router", "Thing": "its name", "Told": "Received",
    "Trouble": "Failure, Error", "Util": "the name of its task", "Utils": "the name of its task",
    "Way": "Direction, Path, Mode", "Wish": "Request", "Words": "Text, Strings",
  ]

  /// The pattern of a comment that begins with a question word.
  private static let questionWords: Set<Substring> = [
    "What", "How", "Who", "Whom", "Whose", "Where", "When", "Why", "Which",
  ]

  private struct Line {
    let place: String
    let text: Substring
    let isFirstOfComment: Bool
  }

  private static func lines(in folders: [String]) throws -> [Line] {
    let project = SharedFolder.project
    var lines: [Line] = []
    for folder in folders {
      let files = FileManager.default.enumerator(
        at: project.appending(path: folder), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift", !file.lastPathComponent.hasSuffix("+Generated.swift")
        else { continue }
        let name = file.path.dropFirst(project.path.count + 1)
        var wasComment = false
        let text = try String(contentsOf: file, encoding: .utf8)
        let split = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in split.enumerated() {
          let isComment = line.drop { $0 == " " }.hasPrefix("///")
          lines.append(
            Line(
              place: "\(name):\(number + 1)", text: line,
              isFirstOfComment: isComment && !wasComment))
          wasComment = isComment
        }
      }
    }
    try #require(!lines.isEmpty)
    return lines
  }

  @Test("No type has a vague noun in its name")
  func vagueNouns() throws {
    let declaration = #/\b(?:struct|class|enum|protocol|actor) ([A-Z_]\w*)/#
    let word = #/[A-Z][a-z]+/#
    var found: [String] = []
    for line in try Self.lines(in: ["Sources", "Tests", "Examples", "Benchmarks", "Fuzz"]) {
      guard !line.text.drop(while: { $0 == " " }).hasPrefix("//"),
        let name = line.text.firstMatch(of: declaration)?.1
      else { continue }
      for part in name.matches(of: word).map({ String($0.0) }) {
        guard let better = Self.vagueNouns[part] else { continue }
        found.append("\(line.place): \(name): say \(better) instead of \(part)")
      }
    }
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test("No documentation comment begins with a question word")
  func comments() throws {
    let found = try Self.lines(in: ["Sources", "Tests", "Examples", "Benchmarks", "Fuzz"])
      .filter { line in
        let words = line.text.drop { $0 == " " }.dropFirst(4)
        return line.isFirstOfComment
          && Self.questionWords.contains(words.prefix { $0.isLetter || $0 == "'" })
      }
      .map { "\($0.place): \($0.text.drop { $0 == " " })" }
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }
}
