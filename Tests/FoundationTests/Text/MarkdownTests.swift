import TactusFoundation
import Testing

/// Steps Markdown.MD1–MD5.
@Suite("Attributed strings from Markdown")
struct MarkdownTests {
  @Test("Inline markup becomes presentation intents")
  func inline() throws {
    let text = try AttributedString(markdown: "Boil *soft* or **hard**, ***now***: `egg` ~~ham~~")
    #expect(String(text.characters) == "Boil soft or hard, now: egg ham")
    #expect(intent(of: "soft", in: text) == .emphasized)
    #expect(intent(of: "hard", in: text) == .stronglyEmphasized)
    #expect(intent(of: "now", in: text) == [.emphasized, .stronglyEmphasized])
    #expect(intent(of: "egg", in: text) == .code)
    #expect(intent(of: "ham", in: text) == .strikethrough)
    #expect(intent(of: "Boil", in: text) == nil)
  }

  @Test("Links and images have URLs, relative ones with the base URL")
  func links() throws {
    let base = URL(string: "https://kitchen.example/timers/")
    let text = try AttributedString(
      markdown: "[Eggs](eggs.html \"How long\") ![a pot](pot.png)![](lid.png)", baseURL: base)
    #expect(String(text.characters) == "Eggs a pot\u{FFFC}")
    let runs = Array(text.runs)
    #expect(runs[0].link?.absoluteString == "https://kitchen.example/timers/eggs.html")
    #expect(runs[0].alternateDescription == "How long")
    #expect(runs[2].imageURL?.absoluteString == "https://kitchen.example/timers/pot.png")
    #expect(runs[3].imageURL?.lastPathComponent == "lid.png")
  }

  @Test("Blocks are listed from the inside out, each with its identity")
  func blocks() throws {
    let text = try AttributedString(
      markdown: """
        # Eggs
        Boil them
        long.

        1. Water
        2. Salt
           - a pinch

        > Enough?

        ---
        ```swift
        boil()
        ```
        """)
    #expect(
      String(text.characters) == "EggsBoil them long.WaterSalta pinchEnough?\u{2E3B}boil()\n")
    #expect(kinds(of: "Eggs", in: text) == [.header(level: 1)])
    #expect(kinds(of: "Boil", in: text) == [.paragraph])
    #expect(kinds(of: "Water", in: text) == [.paragraph, .listItem(ordinal: 1), .orderedList])
    #expect(
      kinds(of: "a pinch", in: text) == [
        .paragraph, .listItem(ordinal: 1), .unorderedList, .listItem(ordinal: 2), .orderedList,
      ])
    #expect(kinds(of: "Enough", in: text) == [.paragraph, .blockQuote])
    #expect(kinds(of: "\u{2E3B}", in: text) == [.thematicBreak])
    #expect(kinds(of: "boil()", in: text) == [.codeBlock(languageHint: "swift")])
    #expect(intent(of: "them long", in: text) == nil)
    #expect(text.runs.contains { $0.inlinePresentationIntent == .softBreak })
    let identities = text.runs.compactMap { $0.presentationIntent?.components.last?.identity }
    #expect(identities == identities.sorted() && identities.first == 1)
  }

  @Test("Tables have columns, rows and cells")
  func tables() throws {
    let text = try AttributedString(markdown: "|Egg|Time|\n|:-:|--:|\n|soft|4|\n|hard|9|")
    #expect(String(text.characters) == "EggTimesoft4hard9")
    let columns = [
      PresentationIntent.TableColumn(alignment: .center), .init(alignment: .right),
    ]
    #expect(
      kinds(of: "Time", in: text) == [
        .tableCell(columnIndex: 1), .tableHeaderRow, .table(columns: columns),
      ])
    #expect(
      kinds(of: "9", in: text) == [
        .tableCell(columnIndex: 1), .tableRow(rowIndex: 2), .table(columns: columns),
      ])
  }

  @Test("Inline-only parsing ignores blocks and may preserve whitespace")
  func lines() throws {
    typealias Options = AttributedString.MarkdownParsingOptions
    let source = "# Eggs\n  - _soft_  \n\n1. **hard**\n> `x`\n    four"
    let kept = try AttributedString(
      markdown: source, options: Options(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(kept.characters) == "# Eggs\n  - soft  \n\n1. hard\n> x\n    four")
    #expect(intent(of: "soft", in: kept) == .emphasized)
    #expect(kept.runs.allSatisfy { $0.presentationIntent == nil })
    let joined = try AttributedString(
      markdown: source, options: Options(interpretedSyntax: .inlineOnly))
    #expect(String(joined.characters) == "# Eggs - soft\n1. hard > x four")
    let leading = try AttributedString(
      markdown: "_a_\n_b_", options: Options(interpretedSyntax: .inlineOnly))
    #expect(intent(of: "a", in: leading) == .emphasized)
    #expect(intent(of: "b", in: leading) == .emphasized)
  }

  @Test("Localized strings are parsed as Markdown")
  func localized() {
    let minutes = 7
    let text = AttributedString(localized: "**\(minutes)** minutes")
    #expect(String(text.characters) == "7 minutes")
    #expect(intent(of: "7", in: text) == .stronglyEmphasized)
    #expect(
      String(AttributedString(localized: LocalizedStringResource("*Egg*")).characters) == "Egg")
  }

  @Test("Invalid UTF-8 fails or is parsed partially")
  func bytes() throws {
    let bytes = Data([0x2A, 0x61, 0x2A, 0xFF])
    #expect(throws: CocoaError.self) { try AttributedString(markdown: bytes) }
    let text = try AttributedString(
      markdown: bytes, options: .init(failurePolicy: .returnPartiallyParsedIfPossible))
    #expect(String(text.characters) == "a\u{FFFD}")
    #expect(try AttributedString(markdown: "").characters.isEmpty)
  }

  @Test("Markdown.MD13. A bundle reads a localized text as inline Markdown")
  func localizedByBundle() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tactus-\(UUID().uuidString).bundle")
    let table = folder.appending(path: "en.lproj")
    try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try #""Ready" = "Boil **hard**";"#.write(
      to: table.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(url: folder))
    let text = bundle.localizedAttributedString(forKey: "Ready", value: nil, table: nil)
    #expect(text.string == "Boil hard")
    #expect(intent(of: "hard", in: AttributedString(text)) == .stronglyEmphasized)
    let missing = bundle.localizedAttributedString(forKey: "Done", value: "*Done*", table: nil)
    #expect(missing.string == "Done")
  }

  private func intent(
    of part: String, in text: AttributedString
  ) -> InlinePresentationIntent? {
    text.range(of: part).flatMap { text[$0].inlinePresentationIntent }
  }

  private func kinds(of part: String, in text: AttributedString) -> [PresentationIntent.Kind]? {
    text.range(of: part).flatMap { text[$0].presentationIntent?.components.map(\.kind) }
  }
}
