/// An event without its required duration.
enum MissingDuration: PatternRule {
  static let text = RuleDescription(
    "missing-duration", .error, "An event that lasts has no EventDuration.",
    reason: """
      Events of type HapticContinuous and AudioContinuous last as long as they say. Without
      a duration, or with 0, they have no end of their own: a phone refuses the event or
      plays it until it is stopped.
      """,
    source: """
      Core Haptics' article on AHAP files and its error for invalid durations. Confidence:
      documented.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous"
      }}
      """#,
    right: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 0.5
      }}
      """#)

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    for (event, place) in zip(pattern.events, pattern.places.events)
    where event.kind.isContinuous && event.duration ?? 0 <= 0 {
      let what = event.duration == nil ? "no EventDuration" : "an EventDuration of 0"
      findings.add(
        MissingDuration.self, at: place.duration,
        "the \(event.kind.rawValue) event has \(what), so it has no end")
    }
  }
}
