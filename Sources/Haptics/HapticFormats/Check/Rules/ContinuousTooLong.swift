import TactusHapticPatterns

/// A vibration longer than a phone plays.
enum ContinuousTooLong: PatternRule {
  static let text = RuleDescription(
    "continuous-too-long", .error, "A continuous event lasts longer than 30 seconds.",
    reason: """
      A phone ends every continuous haptic event after 30 seconds. For a longer one, let a
      second event start where the first ends.
      """,
    source: """
      Core Haptics' reference of CHHapticEvent.EventType.hapticContinuous. Confidence:
      documented.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 45
      }}
      """#,
    right: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 30
      }},
      {"Event": {
        "Time": 30, "EventType": "HapticContinuous", "EventDuration": 15
      }}
      """#)

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    let longest = HapticLimits.longestContinuousEvent
    for (event, place) in zip(pattern.events, pattern.places.events)
    where event.kind == .continuous && event.duration ?? 0 > longest {
      let parts = Int(((event.duration ?? 0) / longest).rounded(.up))
      findings.add(
        ContinuousTooLong.self, at: place.duration,
        "the event lasts \(NumberFormatting.seconds(event.duration ?? 0)), and a phone ends it after "
          + "\(NumberFormatting.seconds(longest)); make it \(parts) events, one after the other")
    }
  }
}
