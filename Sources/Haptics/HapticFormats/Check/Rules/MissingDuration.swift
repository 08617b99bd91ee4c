/// An event without an end.
enum MissingDuration: PatternRule {
  static let text = RuleDescription(
    "missing-duration", .warning, "An event that lasts has no EventDuration.",
    reason: """
      Events of type HapticContinuous and AudioContinuous last as long as they say, and so does
      a sound that loops. Without a duration, or with 0, they have no end of their own: a phone
      plays them until the player or the engine is stopped.
      """,
    source: """
      Core Haptics' article on AHAP files, and its header on events without a fixed end.
      Confidence: documented, for sounds that loop a guess.
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
    for (event, place) in zip(pattern.events, pattern.places.events) where event.isEndless {
      let what = event.duration == nil ? "no EventDuration" : "an EventDuration of 0"
      let kind = event.kind == .audioCustom ? "looped sound" : "\(event.kind.rawValue) event"
      findings.add(
        MissingDuration.self, at: place.duration,
        "the \(kind) has \(what), so it lasts until it is stopped")
    }
  }
}
