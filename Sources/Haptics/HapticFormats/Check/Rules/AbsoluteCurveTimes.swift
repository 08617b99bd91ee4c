import TactusHapticPatterns

/// Curve points whose times count from the wrong start.
enum AbsoluteCurveTimes: PatternRule {
  static let text = RuleDescription(
    "absolute-curve-times", .warning,
    "The points of a curve seem to count from the start of the pattern.",
    reason: """
      The times of points count from the start of their curve. Where a curve starts late and
      its first point has that very time again, the author or a tool has counted from the
      start of the pattern, and everything happens twice as late as it should.
      """,
    source: """
      Core Haptics' reference of CHHapticParameterCurve.ControlPoint: relative to the start of
      the curve; one converter mended this in itself, and several publish files with it.
      Confidence: documented, for the meaning; guess, for the author's intention.
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
    let found = pattern.curves.indices.filter { isLikely(pattern.curves[$0]) }
    guard let first = found.first else { return }
    let curve = pattern.curves[first]
    let others =
      found.count == 1 ? "" : "; \(found.count) of \(pattern.curves.count) curves do so"
    findings.add(
      AbsoluteCurveTimes.self, at: pattern.places.curves[first].points[0],
      "the curve starts at \(NumberFormatting.seconds(curve.time)) and its first point comes "
        + "\(NumberFormatting.seconds(curve.points[0].time)) later; points count from their curve\(others)"
    )
  }

  /// Returns whether a curve's first point repeats the curve's own time.
  static func isLikely(_ curve: ParameterCurve) -> Bool {
    guard curve.time > 0, let first = curve.points.first, first.time > 0 else { return false }
    return abs(first.time - curve.time) < 0.001
  }
}
