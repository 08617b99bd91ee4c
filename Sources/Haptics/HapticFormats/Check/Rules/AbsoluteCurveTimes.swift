/// Points that count from the wrong start.
enum AbsoluteCurveTimes: PatternRule {
  static let text = RuleText(
    "absolute-curve-times", .warning, "The points of a curve seem to count from the start of the pattern.",
    reason: """
      The times of points count from the start of their curve. Where a curve starts late and
      its first point has that very time again, the author or a tool has counted from the
      start of the pattern, and everything happens twice as late as it should.
      """,
    source: """
      Core Haptics' article on AHAP files; a converter once wrote such files. Confidence:
      documented.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 3
      }},
      {"ParameterCurve": {
        "ParameterID": "HapticIntensityControl", "Time": 1,
        "ParameterCurveControlPoints": [
          {"Time": 1, "ParameterValue": 1}, {"Time": 2, "ParameterValue": 0}
        ]
      }}
      """#,
    right: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 3
      }},
      {"ParameterCurve": {
        "ParameterID": "HapticIntensityControl", "Time": 1,
        "ParameterCurveControlPoints": [
          {"Time": 0, "ParameterValue": 1}, {"Time": 1, "ParameterValue": 0}
        ]
      }}
      """#)

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    for (curve, place) in zip(pattern.curves, pattern.places.curves) {
      guard curve.time > 0, let first = curve.points.first, first.time > 0,
        abs(first.time - curve.time) < 0.001
      else { continue }
      findings.add(
        AbsoluteCurveTimes.self, at: place.points[0],
        "the curve starts at \(Shown.seconds(curve.time)) and its first point "
          + "\(Shown.seconds(first.time)) later; points count from the start of their curve")
    }
  }
}
