/// Events out of order.
enum UnsortedEvents: PatternRule {
  static let text = RuleDescription(
    "unsorted-events", .note, "The events are not in the order of their time.",
    reason: """
      A phone does not mind. Readers do, and some converters: in order of time a pattern can
      be followed line by line.
      """,
    source: """
      One in nine of seventy published patterns is not in order. Confidence: measured.
      """,
    wrong: #"""
      {"Event": {"Time": 0.5, "EventType": "HapticTransient"}},
      {"Event": {"Time": 0, "EventType": "HapticTransient"}}
      """#,
    right: #"""
      {"Event": {"Time": 0, "EventType": "HapticTransient"}},
      {"Event": {"Time": 0.5, "EventType": "HapticTransient"}}
      """#)

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    var latest = 0.0
    var count = 0
    var first: Int?
    for (index, event) in pattern.events.enumerated() {
      if event.time < latest {
        count += 1
        first = first ?? index
      }
      latest = max(latest, event.time)
    }
    guard let first else { return }
    let others = count == 1 ? "" : ", the first of \(count) such events"
    findings.add(
      UnsortedEvents.self, at: pattern.places.events[first].time,
      "the event at \(NumberFormatting.seconds(pattern.events[first].time)) follows a later one\(others)"
    )
  }
}
