import PositionedText

/// What a rule of the checker says about itself.
public struct RuleText: Sendable {
  /// The rule's name, in words joined by hyphens, such as `trailing-comma`.
  public let identifier: String
  /// How much a finding matters: an error is lost on a phone, a note is advice.
  public let severity: Diagnostic.Severity
  /// What is the matter, in one line.
  public let summary: String
  /// Why it matters.
  public let reason: String
  /// Where that is known from, and how surely.
  public let source: String
  /// What breaks the rule.
  public let wrong: RuleExample
  /// The same, mended.
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
