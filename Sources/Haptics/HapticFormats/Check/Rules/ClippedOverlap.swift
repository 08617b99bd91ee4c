import TactusTextFormatting

/// Simultaneous events beyond the range of an actuator.
enum ClippedOverlap: PatternRule {
  static let text = RuleDescription(
    "clipped-overlap", .note, "Events that play at once add up to more than full intensity.",
    reason: """
      An actuator gives no more than its full amplitude. Where the intensities of events at one
      time, times the intensity control, add up to more than 1, the sum is limited and the
      difference between the events gets lost. Lower the vibration under a tap, as some
      exporters do by a fifth: a tap on a vibration of at most 0.8 is left alone.
      """,
    source: """
      How a phone mixes events is not written anywhere; exporters by Lofelt and Meta lower
      the vibration. Confidence: guess.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1,
        "EventParameters": [
          {"ParameterID": "HapticIntensity", "ParameterValue": 0.8}
        ]
      }},
      {"Event": {
        "Time": 0.5, "EventType": "HapticContinuous", "EventDuration": 1,
        "EventParameters": [
          {"ParameterID": "HapticIntensity", "ParameterValue": 0.8}
        ]
      }}
      """#,
    right: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1,
        "EventParameters": [
          {"ParameterID": "HapticIntensity", "ParameterValue": 0.5}
        ]
      }},
      {"Event": {
        "Time": 0.5, "EventType": "HapticContinuous", "EventDuration": 1,
        "EventParameters": [
          {"ParameterID": "HapticIntensity", "ParameterValue": 0.5}
        ]
      }}
      """#)

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    let overlaps = OverlapScan(pattern).found
    guard let first = overlaps.first, let worst = overlaps.max(by: { $0.sum < $1.sum })
    else { return }
    let more =
      overlaps.count == 1 ? "" : "; \(NumberFormat.count(overlaps.count, "event")) begin like this"
    findings.add(
      ClippedOverlap.self, at: pattern.places.events[first.event].start,
      "events at \(NumberFormatting.seconds(first.time)) add up to an intensity of "
        + "\(NumberFormatting.hundredths(first.sum)), which is limited to 1\(more)"
        + (worst.sum > first.sum + 0.005 ? ", up to \(NumberFormatting.hundredths(worst.sum))" : "")
    )
  }
}
