import TactusFoundation
import Testing

/// Attributes in Markdown, and grammar agreement.
@Suite struct InflectionTests {
  private func text(_ number: Int) -> String {
    String(AttributedString(localized: "Add ^[\(number) large egg](inflect: true) now").characters)
  }

  @Test("Markdown.MD10. A localized text has nouns in the number of its numbers")
  func localized() {
    #expect(text(1) == "Add 1 large egg now")
    #expect(text(2) == "Add 2 large eggs now")
    #expect(text(0) == "Add 0 large eggs now")
    #expect(text(1_000).hasSuffix("large eggs now"))
    let resource = LocalizedStringResource("^[\(3) batch](inflect: true)")
    #expect(String(AttributedString(localized: resource).characters) == "3 batches")
    let text = AttributedString(localized: "pots", defaultValue: "^[\(2) pot](inflect: true)")
    #expect(String(text.characters) == "2 pots")
  }

  @Test(
    "Markdown.MD10. English plurals follow the rules and their exceptions",
    arguments: [
      ("egg", "eggs"), ("box", "boxes"), ("dish", "dishes"), ("class", "classes"),
      ("berry", "berries"), ("day", "days"), ("Person", "People"), ("child", "children"),
      ("eggs", "eggs"), ("analysis", "analyses"), ("knife", "knives"), ("sheep", "sheep"),
      ("PDF", "PDFs"), ("TIMER", "TIMERS"), ("policeman", "policemen"), ("human", "humans"),
      ("photo", "photos"),
    ])
  func plurals(one: String, many: String) {
    let text = AttributedString(localized: "^[2 \(one)](inflect: true)")
    #expect(String(text.characters) == "2 \(many)")
  }

  @Test("Markdown.MD10. A rule with a number inflects the last word")
  func explicit() {
    var morphology = Morphology()
    morphology.number = .plural
    var text = AttributedString("(3 button)")
    text.inflect = InflectionRule(morphology: morphology)
    let inflected = text.inflected()
    #expect(String(inflected.characters) == "(3 buttons)")
    #expect(inflected.runs.allSatisfy { $0.inflect == nil })
    morphology.number = .singular
    text.inflect = .explicit(morphology)
    #expect(String(text.inflected().characters) == "(3 button)")
  }

  @Test("Markdown.MD10. A part without a number, or without a rule, stays")
  func unchanged() {
    let text = AttributedString(localized: "^[egg](inflect: true) and 2 egg")
    #expect(String(text.characters) == "egg and 2 egg")
  }

  @Test("Markdown.MD11. In other languages the alternative replaces a part")
  func otherLanguages() throws {
    var text = try AttributedString(
      markdown:
        "^[2 Ei](inflect: true, inflectionAlternative: 'zwei Eier'), ^[2 Ei](inflect: true)",
      options: .init(allowsExtendedAttributes: true, languageCode: "de"))
    #expect(String(text.inflected().characters) == "zwei Eier, 2 Ei")
    text.languageIdentifier = "en"
    #expect(String(text.inflected().characters) == "2 Eis, 2 Eis")
  }

  @Test("Markdown.MD9. Attributes are read only if the options allow it")
  func attributes() throws {
    let source = "a ^[**b** [c](https://egg.example)](inflect: true, color: \"red\") \\^[d](e)"
    let text = try AttributedString(
      markdown: source, options: .init(allowsExtendedAttributes: true))
    let marked = text.runs.filter { $0.inflect == .automatic }
    #expect(String(text.characters).hasPrefix("a b c "))
    #expect(marked.map { String(text[$0.range].characters) } == ["b", " ", "c"])
    #expect(marked.first?.inlinePresentationIntent == .stronglyEmphasized)
    #expect(marked.last?.link != nil)
    let plain = try AttributedString(markdown: "^[b](inflect: true)")
    #expect(plain.runs.allSatisfy { $0.inflect == nil })
  }

  @Test("Markdown.MD12. Objects of attributed strings are made from Markdown")
  func objects() throws {
    let text = try NSAttributedString(markdown: "*soft* [egg](https://egg.example)")
    #expect(text.string == "soft egg")
    let intent = text.attribute(.inlinePresentationIntent, at: 0, effectiveRange: nil)
    #expect(intent as? UInt == InlinePresentationIntent.emphasized.rawValue)
    let link = NSAttributedString.Key("NSLink")
    #expect(text.attribute(link, at: 5, effectiveRange: nil) is URL)
    let data = try NSAttributedString(markdown: Data("**hard**".utf8))
    #expect(data.string == "hard")
    let changed = try NSMutableAttributedString(markdown: "*egg*")
    changed.append(NSAttributedString(string: "s"))
    #expect(changed.string == "eggs")
  }
}
