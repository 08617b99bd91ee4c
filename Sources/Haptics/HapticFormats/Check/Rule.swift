/// A rule of readers and the checker.
protocol Rule: SendableMetatype {
  /// The name, severity, reason and examples of the rule.
  static var text: RuleDescription { get }
}

/// A rule that checks a pattern; the other rules belong to the readers.
protocol PatternRule: Rule {
  /// Reports each violation of the rule.
  ///
  /// - Complexity: O(*n* log *n*) at most, in events, parameters and points.
  static func check(_ pattern: CheckedPattern, _ findings: inout Findings)
}
