import TactusHapticPatterns

/// Curves at the same time.
enum OverlappingCurves: PatternRule {
  static let text = RuleDescription(
    "overlapping-curves", .warning, "Two curves of one parameter are there at the same time.",
    reason: """
      A parameter has one value at a time. Where two of its curves overlap, the one that
      started last cuts the other off, in this renderer; what a phone does is not written
      anywhere.
      """,
    source: """
      None is known. Confidence: guess.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 2
      }},
      {"ParameterCurve": {
        "ParameterID": "HapticIntensityControl", "Time": 0,
        "ParameterCurveControlPoints": [
          {"Time": 0, "ParameterValue": 1}, {"Time": 1.5, "ParameterValue": 0}
        ]
      }},
      {"ParameterCurve": {
        "ParameterID": "HapticIntensityControl", "Time": 1,
        "ParameterCurveControlPoints": [
          {"Time": 0, "ParameterValue": 1}, {"Time": 1, "ParameterValue": 0}
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
          {"Time": 0, "ParameterValue": 1}, {"Time": 1, "ParameterValue": 0}
        ]
      }},
      {"ParameterCurve": {
        "ParameterID": "HapticIntensityControl", "Time": 1,
        "ParameterCurveControlPoints": [
          {"Time": 0, "ParameterValue": 1}, {"Time": 1, "ParameterValue": 0}
        ]
      }}
      """#)

  /// Seconds of overlap caused by rounding: times in files often have four digits.
  private static let tolerance = 0.001

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    var ends: [DynamicParameter.ID: Double] = [:]
    for index in pattern.curvesByTime {
      let curve = pattern.curves[index]
      guard let last = curve.points.map(\.time).max() else { continue }
      // Points with the wrong start belong to another rule; they must not cause
      // overlaps with everything.
      let end = AbsoluteCurveTimes.isLikely(curve) ? last : curve.time + last
      if let before = ends[curve.id], curve.time < before - tolerance {
        findings.add(
          OverlappingCurves.self, at: pattern.places.curves[index].time,
          "\(curve.id.rawValue) starts at \(NumberFormatting.seconds(curve.time)), before an earlier curve "
            + "of it ends at \(NumberFormatting.seconds(before))")
      }
      ends[curve.id] = max(ends[curve.id] ?? 0, end)
    }
  }
}
