/// A pattern without events.
enum EmptyPattern: PatternRule {
  static let text = RuleDescription(
    "empty-pattern", .error, "The pattern has no event.",
    reason: """
      Parameters and curves shape events. Without an event there is nothing to feel or to
      hear, and a phone makes no player of the pattern.
      """,
    source: """
      Core Haptics' article on AHAP files: a pattern has one event or more. Confidence:
      documented.
      """,
    wrong: .file(#"{"Version": 1.0, "Pattern": []}"#),
    right: .file(
      #"""
      {"Version": 1.0, "Pattern": [{"Event": {"Time": 0, "EventType": "HapticTransient"}}]}
      """#))

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    guard pattern.events.isEmpty, !pattern.isIncomplete else { return }
    findings.add(EmptyPattern.self, at: pattern.places.pattern, "the pattern has no event to play")
  }
}
