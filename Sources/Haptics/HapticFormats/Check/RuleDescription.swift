import TactusJSON

/// The description of a rule.
public struct RuleDescription: Sendable {
  /// The identifier, words joined by hyphens, such as `trailing-comma`.
  public let identifier: String
  /// The severity: an error is lost on a phone, a note is advice.
  public let severity: Diagnostic.Severity
  /// The summary in one line.
  public let summary: String
  /// The reason for the rule.
  public let reason: String
  /// The source of the rule and its confidence.
  public let source: String
  /// An example that violates the rule.
  public let wrong: RuleExample
  /// The same example, corrected.
  public let right: RuleExample

  init(
    _ identifier: String, _ severity: Diagnostic.Severity, _ summary: String, reason: String,
    source: String, wrong: RuleExample, right: RuleExample
  ) {
    self.identifier = identifier
    self.severity = severity
    self.summary = summary
    self.reason = reason
    self.source = source
    self.wrong = wrong
    self.right = right
  }
}
