import TactusJSON
import TactusTextFormatting

/// The diagnostics found in one file, in the order of its text.
struct Findings {
  /// The maximum number of diagnostics reported for one rule; further ones are only counted.
  static let maximumPerRule = 100

  /// The first part in the text for which a phone refuses the whole pattern; `nil` if it plays it.
  private(set) var refusal: AHAPRefusal?

  private let source: SourceText
  private var found: [(offset: Int, diagnostic: Diagnostic)] = []
  private var counts: [String: Int] = [:]
  /// The maximum number of words for which a suggestion is searched.
  private static let maximumLookups = 1000
  private var lookups = 0

  init(in source: SourceText) { self.source = source }

  /// Adds a diagnostic at a byte offset.
  ///
  /// - Parameter part: The part of the pattern for which a phone refuses all of it; `nil` if a
  ///   phone plays the pattern nevertheless.
  mutating func add(
    _ rule: any Rule.Type, at offset: Int, refusing part: AHAPRefusal.Part? = nil,
    _ message: @autoclosure () -> String
  ) {
    let text = rule.text
    if let part, refusal.map({ offset < $0.offset }) ?? true {
      let diagnostic = Diagnostic(
        file: source.name, position: source.position(at: offset), severity: text.severity,
        rule: text.identifier, message: message())
      refusal = AHAPRefusal(part: part, offset: offset, diagnostic: diagnostic)
    }
    let count = counts[text.identifier, default: 0] + 1
    counts[text.identifier] = count
    guard count <= Self.maximumPerRule else { return }
    let diagnostic = Diagnostic(
      file: source.name, position: source.position(at: offset), severity: text.severity,
      rule: text.identifier, message: message())
    found.append((offset, diagnostic))
  }

  /// Returns the known word that is closest to a misspelled one, if any is close.
  ///
  /// The limit keeps the cost of a file of a million unknown words at that of a thousand.
  mutating func suggestion(for word: String, among known: [String]) -> String? {
    guard lookups < Self.maximumLookups else { return nil }
    lookups += 1
    return Spelling.suggestion(for: word, among: known)
  }

  /// Returns all diagnostics in the order of positions, with the number of unreported ones of each
  /// rule.
  func sorted() -> [Diagnostic] {
    var result = found.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element.diagnostic)
    for (identifier, count) in counts.sorted(by: { $0.key < $1.key }) {
      guard count > Self.maximumPerRule, var last = result.last(where: { $0.rule == identifier })
      else { continue }
      last.message = "\(count - Self.maximumPerRule) more like this are not shown"
      result.append(last)
    }
    return result
  }
}
