/// A tap with a duration.
enum PaddingDuration: PatternRule {
  static let text = RuleDescription(
    "padding-duration", .note, "A tap has an EventDuration, which only makes the pattern longer.",
    reason: """
      A tap is over by itself. Its duration does not period it; it only moves the end of
      the pattern, which matters when the pattern is looped. For a longer sensation use a
      HapticContinuous event.
      """,
    source: """
      Core Haptics' reference of CHHapticEvent. Confidence: documented.
      """,
    wrong: #"""
      {"Event": {"Time": 0, "EventType": "HapticTransient", "EventDuration": 0.5}}
      """#,
    right: #"{"Event": {"Time": 0, "EventType": "HapticTransient"}}"#)

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    for (event, place) in zip(pattern.events, pattern.places.events)
    where event.kind == .transient && event.duration ?? 0 > 0 {
      findings.add(
        PaddingDuration.self, at: place.duration,
        "a tap does not last; its EventDuration only moves the end of the pattern")
    }
  }
}
