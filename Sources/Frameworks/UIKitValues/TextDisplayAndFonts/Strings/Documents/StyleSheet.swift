/// The rules of a document's style sheets.
///
/// No maintained C library of Debian 12 parses style sheets. The syntax is that of CSS 2.1:
/// selectors by element, class and identifier, with descendant combinators; other rules are
/// ignored.
struct StyleSheet {
  /// A property with its value.
  typealias Declaration = (name: String, value: String)

  /// A selector with its declarations.
  private struct Rule {
    let selector: [StyleSelector]
    let declarations: [Declaration]
    /// The specificity; among equal ones, later rules win.
    var precedence: Int { selector.reduce(0) { $0 + $1.precedence } }
  }

  private var rules: [Rule] = []
  private var text = ""

  /// Appends the text of a style sheet.
  mutating func append(_ piece: String) {
    text += piece
    readRules()
  }

  /// Returns the declarations for an element, in ascending precedence.
  func declarations(for element: HTMLElement, in ancestors: [HTMLElement]) -> [Declaration] {
    rules.enumerated()
      .filter { Self.matches($1.selector, element, ancestors) }
      .sorted { ($0.element.precedence, $0.offset) < ($1.element.precedence, $1.offset) }
      .flatMap(\.element.declarations)
  }

  /// Returns the declarations of a rule, those marked as important last.
  static func declarations(_ text: String) -> [Declaration] {
    let all = text.split(separator: ";").prefix(maximumDeclarations).compactMap { part in
      part.firstIndex(of: ":").map { colon -> Declaration in
        let value = part[part.index(after: colon)...].trimmingCharacters(
          in: .whitespacesAndNewlines)
        return (part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased(), value)
      }
    }
    let important = all.filter { $0.value.lowercased().hasSuffix("!important") }
    let others = all.filter { !$0.value.lowercased().hasSuffix("!important") }
    return others
      + important.map {
        ($0.name, $0.value.dropLast("!important".count).trimmingCharacters(in: .whitespaces))
      }
  }

  // MARK: Internals

  /// The maximum number of rules of a document, and of declarations of a rule.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumRules = 1_000, maximumDeclarations = 200

  /// Reads the complete rules of the text.
  private mutating func readRules() {
    var rest = Substring(text)
    while rules.count < Self.maximumRules {
      rest = rest.drop { $0.isWhitespace }
      if rest.hasPrefix("/*") {
        guard let end = rest.range(of: "*/") else { break }
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("<!--") || rest.hasPrefix("-->") {
        rest = rest.dropFirst(rest.hasPrefix("-->") ? 3 : 4)
      } else {
        guard let next = readRule(rest) else { break }
        rest = next
      }
    }
    text = rules.count < Self.maximumRules ? String(rest) : ""
  }

  /// Parses a rule, and returns the remaining text; `nil` if the rule is incomplete.
  private mutating func readRule(_ text: Substring) -> Substring? {
    guard let start = text.firstIndex(where: { "{;".contains($0) }) else { return nil }
    if text[start] == ";" { return text[text.index(after: start)...] }
    var depth = 0
    var end = start
    while end < text.endIndex {
      if text[end] == "{" { depth += 1 }
      if text[end] == "}" { depth -= 1 }
      if depth == 0 { break }
      end = text.index(after: end)
    }
    guard end < text.endIndex else { return nil }
    let selectors = Self.withoutComments(text[..<start])
    if !selectors.hasPrefix("@") {
      let body = Self.withoutComments(text[text.index(after: start)..<end])
      let declarations = Self.declarations(body)
      for selector in selectors.split(separator: ",") {
        if let parts = StyleSelector.parts(String(selector)) {
          rules.append(Rule(selector: parts, declarations: declarations))
        }
      }
    }
    return text[text.index(after: end)...]
  }

  private static func withoutComments(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let start = rest.range(of: "/*") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].range(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private static func matches(
    _ selector: [StyleSelector], _ element: HTMLElement, _ ancestors: [HTMLElement]
  ) -> Bool {
    guard let last = selector.last, last.matches(element) else { return false }
    var outer = selector.dropLast()
    for ancestor in ancestors.reversed() {
      guard let part = outer.last else { return true }
      if part.matches(ancestor) { outer = outer.dropLast() }
    }
    return outer.isEmpty
  }
}
