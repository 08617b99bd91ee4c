import TactusHapticPatterns

/// Curves out of order.
enum UnsortedCurves: PatternRule {
  static let text = RuleDescription(
    "unsorted-curves", .warning, "Curves of one parameter are not in the order of their time.",
    reason: """
      Curves of one parameter act one after the other. How a phone treats them in another
      order is not written anywhere; in order of time every reader agrees.
      """,
    source: """
      Some readers join curves in the order of the file. Confidence: guess, for phones.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 2
      }},
      {"ParameterCurve": {
        "ParameterID": "HapticIntensityControl", "Time": 1,
        "ParameterCurveControlPoints": [
          {"Time": 0, "ParameterValue": 0.5}, {"Time": 1, "ParameterValue": 0}
        ]
      }},
      {"ParameterCurve": {
        "ParameterID": "HapticIntensityControl", "Time": 0,
        "ParameterCurveControlPoints": [
          {"Time": 0, "ParameterValue": 1}, {"Time": 1, "ParameterValue": 0.5}
        ]
      }}
      """#,
    right: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 2
      }},
      {"ParameterCurve": {
        "ParameterID": "HapticIntensityControl", "Time": 0,
        "ParameterCurveControlPoints": [
          {"Time": 0, "ParameterValue": 1}, {"Time": 1, "ParameterValue": 0.5}
        ]
      }},
      {"ParameterCurve": {
        "ParameterID": "HapticIntensityControl", "Time": 1,
        "ParameterCurveControlPoints": [
          {"Time": 0, "ParameterValue": 0.5}, {"Time": 1, "ParameterValue": 0}
        ]
      }}
      """#)

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    var latest: [DynamicParameter.ID: Double] = [:]
    for (curve, place) in zip(pattern.curves, pattern.places.curves) {
      let before = latest[curve.id] ?? 0
      latest[curve.id] = max(before, curve.time)
      guard curve.time < before else { continue }
      findings.add(
        UnsortedCurves.self, at: place.time,
        "\(curve.id.rawValue) starts at \(NumberFormatting.seconds(curve.time)), after one that starts at "
          + "\(NumberFormatting.seconds(before)); put curves in the order of their time")
    }
  }
}
