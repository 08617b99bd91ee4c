/// An event that is too short to be felt.
enum TooShort: PatternRule {
  static let text = RuleDescription(
    "too-short", .warning, "A continuous event is too short to vibrate.",
    reason: """
      It lasts less than 12.5 milliseconds, which is one period of 80 Hz, the slowest
      vibration of a phone. The actuator has no time to swing. Use a HapticTransient, which
      is made to be felt, or a longer event.
      """,
    source: """
      The range of frequencies is that of Hapticlabs and of Yoshida and others 2023; that
      one period is the least is ours. Confidence: guess.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 0.005
      }}
      """#,
    right: #"{"Event": {"Time": 0, "EventType": "HapticTransient"}}"#)

  /// The duration in seconds of one period of the slowest vibration, 80 Hz.
  static let shortestVibration = 0.0125

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    for (event, place) in zip(pattern.events, pattern.places.events) where event.kind == .continuous
    {
      guard let duration = event.duration, duration > 0, duration < shortestVibration
      else { continue }
      findings.add(
        TooShort.self, at: place.duration,
        "a vibration of \(NumberFormatting.milliseconds(duration)) is over before it begins; use a tap"
      )
    }
  }
}
