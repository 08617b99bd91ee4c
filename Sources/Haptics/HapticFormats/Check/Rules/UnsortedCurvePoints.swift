/// Points that go back in time.
enum UnsortedCurvePoints: PatternRule {
  static let text = RuleDescription(
    "unsorted-curve-points", .warning, "The points of a curve are not in the order of their time.",
    reason: """
      A curve runs from point to point. A point before its predecessor makes it jump.
      """,
    source: """
      Core Haptics' reference of CHHapticParameterCurve. Confidence: guess, for what a phone
      does.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1
      }},
      {"ParameterCurve": {
        "ParameterID": "HapticIntensityControl", "Time": 0,
        "ParameterCurveControlPoints": [
          {"Time": 0, "ParameterValue": 1}, {"Time": 1, "ParameterValue": 0},
          {"Time": 0.5, "ParameterValue": 0.5}
        ]
      }}
      """#,
    right: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1
      }},
      {"ParameterCurve": {
        "ParameterID": "HapticIntensityControl", "Time": 0,
        "ParameterCurveControlPoints": [
          {"Time": 0, "ParameterValue": 1}, {"Time": 0.5, "ParameterValue": 0.5},
          {"Time": 1, "ParameterValue": 0}
        ]
      }}
      """#)

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    for (curve, place) in zip(pattern.curves, pattern.places.curves) {
      let pairs = zip(curve.points, curve.points.dropFirst())
      for (index, (point, next)) in pairs.enumerated() where next.time < point.time {
        findings.add(
          UnsortedCurvePoints.self, at: place.points[index + 1],
          "the point at \(NumberFormatting.seconds(next.time)) follows one at \(NumberFormatting.seconds(point.time))"
        )
        break
      }
    }
  }
}
