/// A minimal pattern that demonstrates a rule.
///
/// Tests check every rule against its examples.
public struct RuleExample: Sendable, ExpressibleByStringLiteral {
  /// The text shown in the documentation.
  public let shown: String
  /// The complete file; `nil` if the example is prose.
  public let file: String?

  /// Creates an example from the elements of a pattern.
  public init(stringLiteral elements: String) {
    shown = elements
    file = "{\"Version\": 1.0, \"Pattern\": [\n\(elements)\n]}"
  }

  /// Returns an example that is a whole file.
  static func file(_ text: String) -> RuleExample { RuleExample(shown: text, file: text) }
  /// Returns an example in prose.
  static func prose(_ text: String) -> RuleExample { RuleExample(shown: text, file: nil) }

  private init(shown: String, file: String?) {
    self.shown = shown
    self.file = file
  }
}
