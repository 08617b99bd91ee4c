/// A curve without points.
enum EmptyCurve: PatternRule {
  static let text = RuleDescription(
    "empty-curve", .warning, "A parameter curve has no control points.",
    reason: """
      A curve is a line through its points. Without any it changes nothing.
      """,
    source: """
      Core Haptics' reference of CHHapticParameterCurve. Confidence: documented.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1
      }},
      {"ParameterCurve": {
        "ParameterID": "HapticIntensityControl", "Time": 0, "ParameterCurveControlPoints": []
      }}
      """#,
    right: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1
      }},
      {"ParameterCurve": {
        "ParameterID": "HapticIntensityControl", "Time": 0,
        "ParameterCurveControlPoints": [
          {"Time": 0, "ParameterValue": 1}, {"Time": 1, "ParameterValue": 0}
        ]
      }}
      """#)

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    for (curve, place) in zip(pattern.curves, pattern.places.curves) where curve.points.isEmpty {
      findings.add(
        EmptyCurve.self, at: place.start, "\(curve.id.rawValue) has no points and changes nothing")
    }
  }
}
