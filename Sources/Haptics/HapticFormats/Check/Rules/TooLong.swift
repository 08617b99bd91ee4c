/// A pattern longer than is comfortable.
enum TooLong: PatternRule {
  static let text = RuleDescription(
    "too-long", .note, "The haptics go on for longer than 30 seconds.",
    reason: """
      Haptics that go on and on tire people and lose their meaning. A pattern that
      accompanies music or a film may well be so long; one that says something should be
      over within a second or two.
      """,
    source: """
      The haptics chapter of the Human Interface Guidelines: avoid prolonged or repetitive
      feedback. The 30 seconds are ours. Confidence: guess.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 20
      }},
      {"Event": {
        "Time": 25, "EventType": "HapticContinuous", "EventDuration": 20
      }}
      """#,
    right: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1.5
      }}
      """#)

  /// The maximum number of seconds from the first haptic event to the end of the last.
  static let longest = 30.0

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    let felt = pattern.events.indices.filter { pattern.events[$0].kind.isHaptic }
    let spans = felt.map { CheckedPattern.span(of: pattern.events[$0]) }
    guard let start = spans.map(\.lowerBound).min(), let end = spans.map(\.upperBound).max(),
      end - start > longest, let last = felt.max(by: { ends(pattern, $0) < ends(pattern, $1) })
    else { return }
    findings.add(
      TooLong.self, at: pattern.places.events[last].start,
      "the haptics end \(NumberFormatting.seconds(end - start)) after they began; people bear less than that"
    )
  }

  private static func ends(_ pattern: CheckedPattern, _ index: Int) -> Double {
    CheckedPattern.span(of: pattern.events[index]).upperBound
  }
}
