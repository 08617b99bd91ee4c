/// Taps that merge.
enum TapsTooClose: PatternRule {
  static let text = RuleDescription(
    "taps-too-close", .warning, "Taps follow one another too closely to be told apart.",
    reason: """
      Two clicks on the skin are felt as two when about 10 milliseconds lie between them;
      nearer ones merge, and their actuator is still moving from the first. Taps at exactly
      the same time are left alone, since authors stack them on purpose.
      """,
    source: """
      Gescheider, Journal of Experimental Psychology 71 (1966), two clicks at a fingertip;
      known at second hand. Confidence: guess.
      """,
    wrong: #"""
      {"Event": {"Time": 0, "EventType": "HapticTransient"}},
      {"Event": {"Time": 0.004, "EventType": "HapticTransient"}}
      """#,
    right: #"""
      {"Event": {"Time": 0, "EventType": "HapticTransient"}},
      {"Event": {"Time": 0.05, "EventType": "HapticTransient"}}
      """#)

  /// The minimum interval in seconds between two taps that are felt separately.
  static let leastGap = 0.010
  /// Seconds by which an interval may be shorter because its times were rounded to milliseconds.
  private static let tolerance = 0.001

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    var last: Double?
    var close: [(index: Int, gap: Double)] = []
    for index in pattern.eventsByTime where pattern.events[index].kind == .transient {
      let time = pattern.events[index].time
      if let last, time > last, time - last < leastGap - tolerance {
        close.append((index, time - last))
      }
      last = time
    }
    guard let first = close.first else { return }
    let others = close.count == 1 ? "" : ", the first of \(close.count) such taps"
    findings.add(
      TapsTooClose.self, at: pattern.places.events[first.index].time,
      "the tap merges with the one \(NumberFormatting.milliseconds(first.gap)) before it\(others); "
        + "about \(NumberFormatting.milliseconds(leastGap)) keep them apart")
  }
}
