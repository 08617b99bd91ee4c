/// A vibration that feels like a tap.
enum TapWouldDo: PatternRule {
  static let text = RuleDescription(
    "tap-would-do", .note, "A continuous event is so short that it feels like a tap.",
    reason: """
      Below some 30 milliseconds people feel a pulse, not a vibration, whatever its
      frequency. A HapticTransient is made for that: it starts and stops more sharply.
      """,
    source: """
      Remache-Vinueza, Trujillo-León and Vidal-Verdú, Scientific Reports 15, 5057 (2025):
      about 30 ms at 40 to 590 Hz, 35 people. Confidence: documented.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 0.02
      }}
      """#,
    right: #"{"Event": {"Time": 0, "EventType": "HapticTransient"}}"#)

  /// The minimum duration in seconds of a vibration that is felt as one.
  static let shortestFeltVibration = 0.03

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    for (event, place) in zip(pattern.events, pattern.places.events) where event.kind == .continuous
    {
      guard let duration = event.duration, duration >= TooShort.shortestVibration,
        duration < shortestFeltVibration
      else { continue }
      findings.add(
        TapWouldDo.self, at: place.duration,
        "\(NumberFormatting.milliseconds(duration)) of vibration feel like a tap; use HapticTransient"
      )
    }
  }
}
