import TactusHapticPatterns

/// A curve with more points than a phone takes.
enum TooManyControlPoints: PatternRule {
  static let text = RuleDescription(
    "too-many-control-points", .error, "A parameter curve has more than 16 control points.",
    reason: """
      A phone ignores such a curve as a whole, without an error, and the events play as if
      it were not there. Split it into curves of at most 16 points, each of which starts
      where the one before ends.
      """,
    source: """
      Reported by several authors of converters, who split their curves at 16. Confidence:
      reported, not documented.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1.6
      }},
      {"ParameterCurve": {
        "ParameterID": "HapticIntensityControl", "Time": 0,
        "ParameterCurveControlPoints": [
          {"Time": 0.0, "ParameterValue": 1}, {"Time": 0.1, "ParameterValue": 0.5},
          {"Time": 0.2, "ParameterValue": 1}, {"Time": 0.3, "ParameterValue": 0.5},
          {"Time": 0.4, "ParameterValue": 1}, {"Time": 0.5, "ParameterValue": 0.5},
          {"Time": 0.6, "ParameterValue": 1}, {"Time": 0.7, "ParameterValue": 0.5},
          {"Time": 0.8, "ParameterValue": 1}, {"Time": 0.9, "ParameterValue": 0.5},
          {"Time": 1.0, "ParameterValue": 1}, {"Time": 1.1, "ParameterValue": 0.5},
          {"Time": 1.2, "ParameterValue": 1}, {"Time": 1.3, "ParameterValue": 0.5},
          {"Time": 1.4, "ParameterValue": 1}, {"Time": 1.5, "ParameterValue": 0.5},
          {"Time": 1.6, "ParameterValue": 1}
        ]
      }}
      """#,
    right: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1.6
      }},
      {"ParameterCurve": {
        "ParameterID": "HapticIntensityControl", "Time": 0,
        "ParameterCurveControlPoints": [
          {"Time": 0.0, "ParameterValue": 1}, {"Time": 0.1, "ParameterValue": 0.5},
          {"Time": 0.2, "ParameterValue": 1}, {"Time": 0.3, "ParameterValue": 0.5},
          {"Time": 0.4, "ParameterValue": 1}, {"Time": 0.5, "ParameterValue": 0.5},
          {"Time": 0.6, "ParameterValue": 1}, {"Time": 0.7, "ParameterValue": 0.5},
          {"Time": 0.8, "ParameterValue": 1}, {"Time": 0.9, "ParameterValue": 0.5},
          {"Time": 1.0, "ParameterValue": 1}, {"Time": 1.1, "ParameterValue": 0.5},
          {"Time": 1.2, "ParameterValue": 1}, {"Time": 1.3, "ParameterValue": 0.5},
          {"Time": 1.4, "ParameterValue": 1}, {"Time": 1.5, "ParameterValue": 0.5}
        ]
      }},
      {"ParameterCurve": {
        "ParameterID": "HapticIntensityControl", "Time": 1.5,
        "ParameterCurveControlPoints": [
          {"Time": 0, "ParameterValue": 0.5}, {"Time": 0.1, "ParameterValue": 1}
        ]
      }}
      """#)

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    let most = HapticLimits.maximumControlPoints
    for (curve, place) in zip(pattern.curves, pattern.places.curves)
    where curve.points.count > most {
      // Adjacent parts share a point, so each but the first adds one fewer.
      let meetings = stride(from: most - 1, to: curve.points.count - 1, by: most - 1)
      let times = meetings.prefix(3).map {
        NumberFormatting.seconds(curve.time + curve.points[$0].time)
      }
      let more = meetings.underestimatedCount - times.count
      findings.add(
        TooManyControlPoints.self, at: place.start,
        "\(curve.id.rawValue) has \(curve.points.count) points, and a phone ignores curves of more "
          + "than \(most); split it at \(times.joined(separator: ", "))"
          + (more > 0 ? " and \(more) more" : ""))
    }
  }
}
