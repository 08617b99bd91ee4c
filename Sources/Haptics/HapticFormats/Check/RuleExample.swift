/// A pattern that shows a rule, as short as it can be.
///
/// The tests hold every rule to its examples.
public struct RuleExample: Sendable, ExpressibleByStringLiteral {
  /// What the documentation shows.
  public let shown: String
  /// The file it stands for; `nil` where no text can stand for it.
  public let file: String?

  /// The elements of a pattern.
  public init(stringLiteral elements: String) {
    shown = elements
    file = "{\"Version\": 1.0, \"Pattern\": [\n\(elements)\n]}"
  }

  /// A whole file.
  static func file(_ text: String) -> RuleExample { RuleExample(shown: text, file: text) }
  /// Something other than the text of a file.
  static func prose(_ text: String) -> RuleExample { RuleExample(shown: text, file: nil) }

  private init(shown: String, file: String?) {
    self.shown = shown
    self.file = file
  }
}
