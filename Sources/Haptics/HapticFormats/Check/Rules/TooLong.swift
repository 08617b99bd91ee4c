/// A pattern longer than is comfortable.
enum TooLong: PatternRule {
  static let text = RuleDescription(
    "too-long", .note, "The haptics go on for longer than 30 seconds.",
    reason: """
      Haptics that go on and on tire people and lose their meaning. A pattern that
      accompanies music or a film may well be so long; one that says something should be
      over within a second or two. A rest of ten seconds begins a feedback of its own.
      """,
    source: """
      The haptics chapter of the Human Interface Guidelines: avoid prolonged or repetitive
      feedback. The 30 and the ten seconds are ours. Confidence: guess.
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

  /// The maximum number of seconds from the first haptic event of a feedback to the end of its
  /// last.
  static let longest = 30.0
  /// The number of seconds without an event after which another feedback begins.
  private static let rest = 10.0

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    var start = -Double.infinity
    var end = -Double.infinity
    for index in pattern.eventsByTime where pattern.events[index].kind.isHaptic {
      let span = CheckedPattern.span(of: pattern.events[index])
      if span.lowerBound - end >= rest { start = span.lowerBound }
      end = max(end, span.upperBound)
      guard end - start > longest else { continue }
      findings.add(
        TooLong.self, at: pattern.places.events[index].start,
        "the haptics go on for more than \(NumberFormatting.seconds(longest)): this event ends "
          + "\(NumberFormatting.seconds(end - start)) after they began")
      return
    }
  }
}
