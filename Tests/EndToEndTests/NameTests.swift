import Testing

/// Tests of the names, comments and lengths of the sources.
@Suite struct NameTests {
  /// The vague nouns, with the words to use instead.
  private static let vagueNouns = [
    "Belongings": "Storage", "Bond": "Subscription", "Book": "Registry, Cache",
    "Complaint": "Warning, Error", "Confluence": "Merge", "Desk": "Session, Controller",
    "Errand": "Request, Handler", "Facts": "Attributes, Info", "Farewell": "Reason",
    "Figures": "Metrics, Constants", "Hand": "Player, Controller", "Happening": "Event",
    "Helper": "the name of its task", "Keepsake": "Attachment", "Kept": "Stored", "Ledger": "Log",
    "Likeness": "Equality", "Looks": "Appearance", "Measures": "Metrics",
    "Misc": "the name of its content",
    "News": "Event", "Pen": "Logger, Writer", "Shelf": "Cache", "Sign": "Icon", "Stuff": "its name",
    "Switchboard": "Router", "Thing": "its name", "Told": "Received",
    "Trouble": "Failure, Error", "Util": "the name of its task", "Utils": "the name of its task",
    "Way": "Direction, Path, Mode", "Wish": "Request", "Words": "Text, Strings",
  ]

  /// The names of Apple's with such a noun.
  private static let namesOfApple: Set<Substring> = [
    "ASAuthorizationSingleSignOnCredential", "ASAuthorizationSingleSignOnProvider",
    "ASAuthorizationSingleSignOnRequest", "ASSettingsHelper",
  ]

  /// The words with which no documentation comment begins.
  private static let questionWords: Set<Substring> = [
    "What", "How", "Who", "Whom", "Whose", "Where", "When", "Why", "Which",
  ]

  /// The folders with our own code.
  private static let folders = ["Sources", "Tests", "Examples", "Benchmarks", "Fuzz"]

  @Test("No type has a vague noun in its name")
  func vagueNouns() throws {
    let declaration = #/\b(?:struct|class|enum|protocol|actor) ([A-Z_]\w*)/#
    let word = #/[A-Z][a-z]+/#
    var found: [String] = []
    for line in try SourceFile.all(in: Self.folders).flatMap(\.placedLines) {
      // Few lines end like a declaration, so the pattern is matched on few.
      guard line.text.utf8.last == UInt8(ascii: "{") || line.text.utf8.last == UInt8(ascii: "}"),
        !line.text.drop(while: { $0 == " " }).hasPrefix("//"),
        let name = line.text.firstMatch(of: declaration)?.1, !Self.namesOfApple.contains(name)
      else { continue }
      for part in name.matches(of: word).map({ String($0.0) }) {
        guard let better = Self.vagueNouns[part] else { continue }
        found.append("\(line.place): \(name): say \(better) instead of \(part)")
      }
    }
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test("No paragraph of a documentation comment, and no mark, begins with a question word")
  func comments() throws {
    let found = try SourceFile.all(in: Self.folders).flatMap(\.placedLines)
      .filter { line in
        let text = line.text.drop { $0 == " " }
        let words = text.dropFirst(text.hasPrefix("// MARK: ") ? "// MARK: ".count : 4)
        let first = words.prefix { $0.isLetter || $0 == "'" }
        // A later paragraph may name a time: "When a gesture begins, …".
        return (line.isFirstOfParagraph || text.hasPrefix("// MARK: "))
          && Self.questionWords.contains(first) && (line.isFirstOfComment || first != "When")
      }
      .map { "\($0.place): \($0.text.drop { $0 == " " })" }
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  /// The verbs with which documentation of types began; a type is a noun.
  private static let verbs: Set<Substring> = [
    "Advances", "Builds", "Collects", "Compares", "Computes", "Contains", "Converts",
    "Counts", "Creates", "Decides", "Delivers", "Describes", "Detects", "Dispatches", "Draws",
    "Evaluates", "Finds", "Flattens", "Generates", "Handles", "Holds", "Keeps", "Loads", "Lowers",
    "Manages", "Opens", "Plays", "Projects", "Provides", "Receives", "Recognizes",
    "Records", "Represents", "Returns", "Runs", "Sends", "Shows", "Stores", "Tells", "Tracks",
    "Translates", "Waits", "Writes",
  ]

  @Test("The documentation of a type begins with a noun phrase")
  func types() throws {
    let declaration = #/^ *(?:[a-z@][\w()]* )*(?:struct|class|enum|protocol|actor) [A-Z_]/#
    var found: [String] = []
    for file in try SourceFile.all(in: Self.folders) where !file.isOfClient {
      for (index, line) in file.lines.enumerated()
      where line.utf8.last == UInt8(ascii: "{") && line.contains(declaration) {
        let text = file.documentation(above: index)
        guard Self.verbs.contains(text.drop { $0 == " " }.prefix { $0.isLetter }) else { continue }
        found.append("\(file.place(index)):\(text.prefix(60))")
      }
    }
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test("No comment is longer than 100 columns")
  func columns() throws {
    let long = try SourceFile.all(in: Self.folders).filter { !$0.isOfClient }
      .flatMap(\.placedLines)
      .filter { line in
        // Counting bytes first is faster.
        line.text.utf8.count > 100 && line.text.count > 100
          && line.text.drop { $0 == " " }.hasPrefix("//")
      }
    #expect(long.isEmpty, "\(long.map(\.place))")
  }

  @Test("The documentation of a method with an empty body says that it does nothing")
  func emptyBodies() throws {
    let reason = #/[Nn]othing|no effect|not supported|[Ii]gnore/#
    var found: [String] = []
    for file in try SourceFile.all(in: ["Sources"]) {
      for (index, line) in file.lines.enumerated() where line.hasSuffix("{}") {
        // The body follows the declaration or the end of its parameters, and is no closure.
        guard line.contains("func ") || line.drop(while: { $0 == " " }).hasPrefix(")"),
          let first = file.lines[...index].lastIndex(where: { $0.contains(#/\b(func|init)\b/#) }),
          file.lines[first].contains("func "),
          !file.documentation(above: first).contains(reason)
        else { continue }
        found.append("\(file.place(first)): \(file.lines[first].drop { $0 == " " })")
      }
    }
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  /// The files whose type's body declares more members that apps override than 500 lines hold, and
  /// the manifest, which names every module.
  private static let longFiles = [
    "CALayer.swift", "MKMapView.swift", "UIView.swift", "UIViewController.swift", "Package.swift",
  ]

  @Test("No file has more than 500 lines")
  func lengths() throws {
    var files = try SourceFile.all(in: Self.folders)
    files += try SourceFile.all(in: ["Sources", "Tests"], extension: "js")
    let long = files.filter { file in
      // The last line is empty.
      file.lines.count > 501 && !Self.longFiles.contains { file.path.hasSuffix("/\($0)") }
    }
    #expect(long.isEmpty, "\(long.map { "\($0.path): \($0.lines.count - 1) lines" })")
  }
}
