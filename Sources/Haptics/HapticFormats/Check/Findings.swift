import PositionedText
import TextForms

/// What rules have found in one file, in the order of its text.
struct Findings {
  /// So many findings of one rule are told one by one; the others are counted.
  static let mostPerRule = 100

  private let source: SourceText
  private var found: [(offset: Int, diagnostic: Diagnostic)] = []
  private var counts: [String: Int] = [:]
  /// So many words are looked up; beyond, a file is no pattern with slips of the finger any more.
  private static let mostLookups = 1000
  private var lookups = 0

  init(in source: SourceText) { self.source = source }

  /// Adds a finding at a byte.
  mutating func add(_ rule: any Rule.Type, at offset: Int, _ message: @autoclosure () -> String) {
    let text = rule.text
    let count = counts[text.identifier, default: 0] + 1
    counts[text.identifier] = count
    guard count <= Self.mostPerRule else { return }
    let diagnostic = Diagnostic(
      file: source.name, position: source.position(at: offset), severity: text.severity,
      rule: text.identifier, message: message())
    found.append((offset, diagnostic))
  }

  /// The known word that a misspelt one was probably meant to be.
  ///
  /// A file of a million unknown words costs no more than one of a thousand.
  mutating func suggestion(for word: String, among known: [String]) -> String? {
    guard lookups < Self.mostLookups else { return nil }
    lookups += 1
    return Spelling.suggestion(for: word, among: known)
  }

  /// All findings in order of their place, and how many more there are of a rule.
  func sorted() -> [Diagnostic] {
    var result = found.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element.diagnostic)
    for (identifier, count) in counts.sorted(by: { $0.key < $1.key }) {
      guard count > Self.mostPerRule, var last = result.last(where: { $0.rule == identifier })
      else { continue }
      last.message = "\(count - Self.mostPerRule) more like this are not shown"
      result.append(last)
    }
    return result
  }
}
