import TactusJSON

/// The documentation of the rules, for terminals, code hosts and `Documentation/Rules.md`.
public enum RuleReference {
  /// Returns the text that `--explain` prints about a rule.
  public static func explanation(of rule: RuleDescription, width: Int = 80) -> String {
    let paragraphs = [
      "\(rule.identifier) (\(rule.severity.rawValue))",
      wrap(rule.summary, width),
      wrap(rule.reason, width),
      wrap("Source: \(paragraph(rule.source))", width),
      "Wrong:\n" + indented(rule.wrong.shown),
      "Right:\n" + indented(rule.right.shown),
    ]
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  /// The text of `Documentation/Rules.md`.
  public static var document: String {
    let head = """
      # Rules

      What `tactus check` reports, by identifier. This page is written from the rules themselves,
      and every example on it is a test. `tactus check --explain RULE` prints one of its entries.

      An **error** is what a phone rejects or drops. A **warning** is what it repairs, or what is
      probably not what its author wants. A **note** is advice. `--disable RULE` silences a rule,
      `--fail-on warning` lets warnings fail too. Of one rule, a hundred findings are told one by
      one; the others are counted.

      | rule | severity | what it says |
      |---|---|---|

      """
    let table = RuleList.all.map {
      "| [\($0.identifier)](#\($0.identifier)) | \($0.severity.rawValue) | \($0.summary) |\n"
    }
    let entries = RuleList.all.map { "\n## \($0.identifier)\n\n\(help(of: $0))" }
    return head + table.joined() + entries.joined() + Self.reports
  }

  /// Returns the entry of a rule in Markdown.
  static func help(of rule: RuleDescription) -> String {
    let severity = rule.severity.rawValue
    return """
      \(severity.prefix(1).uppercased() + severity.dropFirst()): \(rule.summary)

      \(wrap(rule.reason, 100))

      \(wrap("*Source:* \(paragraph(rule.source))", 100))

      Wrong:

      \(fenced(rule.wrong))

      Right:

      \(fenced(rule.right))

      """
  }

  /// Returns a text without its line feeds.
  static func paragraph(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static let reports = """

    ## Reports

    `--format json`, for short `--json`, prints one object:

    - `version` is 1; it rises when a key changes its meaning or goes.
    - `files` has an entry a file, in the order given:
      - `file` is its name, `readable` whether a pattern could be read at all;
      - `diagnostics` has an entry a finding, in order of its place: `severity` (`error`, `warning`,
        `note`), `rule`, `message` and, where it has a place, `line` and `column`, which count from 1;
        a column is a Unicode scalar.
    - `summary` has the numbers of `files`, `unreadable`, `errors`, `warnings` and `notes`.

    `--format sarif` prints a SARIF 2.1.0 log with the same findings and the text of every rule.

    """

  private static func fenced(_ example: RuleExample) -> String {
    let language = example.file == nil ? "text" : "json"
    return "```\(language)\n\(visible(example.shown))\n```"
  }

  private static func indented(_ text: String) -> String {
    visible(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }

  /// Returns a text in which a byte order mark, which is invisible, is replaced by its name.
  private static func visible(_ text: String) -> String {
    text.unicodeScalars.first == "\u{FEFF}"
      ? "<U+FEFF>" + text.unicodeScalars.dropFirst().map(String.init).joined() : text
  }

  private static func wrap(_ text: String, _ width: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= width {
        line += " \(word)"
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
