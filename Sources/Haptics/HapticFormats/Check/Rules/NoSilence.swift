/// A vibration without a pause.
enum NoSilence: PatternRule {
  static let text = RuleDescription(
    "no-silence", .note, "The vibration goes on for longer than 10 seconds without a pause.",
    reason: """
      The skin gets used to a vibration that does not stop: within some ten seconds it feels
      weaker, and afterwards weaker ones go unnoticed. A pause, even a short one, or a curve
      that goes down to nothing, gives it back.
      """,
    source: """
      Adaptation to vibration: Hahn, Journal of Experimental Psychology 71 (1966), known at
      second hand; the Human Interface Guidelines: avoid prolonged feedback. The 10 seconds
      are ours. Confidence: guess.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 12
      }}
      """#,
    right: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 5
      }},
      {"Event": {
        "Time": 6, "EventType": "HapticContinuous", "EventDuration": 5
      }}
      """#)

  /// The maximum duration of a vibration without a pause in seconds.
  static let longestStretch = 10.0

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    let longest = pattern.vibrationPeriods.max { $0.seconds < $1.seconds }
    guard let longest, longest.seconds > longestStretch else { return }
    findings.add(
      NoSilence.self, at: pattern.places.events[longest.event].start,
      "from here the vibration goes on for \(NumberFormatting.seconds(longest.seconds)) without a pause"
    )
  }
}
