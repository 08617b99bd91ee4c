/// A kind of finding that readers and the checker report.
protocol Rule: SendableMetatype {
  /// The rule's name, weight, reason and examples.
  static var text: RuleText { get }
}

/// A rule that looks at a pattern which was read; the other rules are the readers' own.
protocol PatternRule: Rule {
  /// Reports each place that breaks the rule.
  ///
  /// - Complexity: O(*n* log *n*) at most, in events, parameters and points.
  static func check(_ pattern: CheckedPattern, _ findings: inout Findings)
}
