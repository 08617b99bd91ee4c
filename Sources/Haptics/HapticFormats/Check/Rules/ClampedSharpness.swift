import TactusHapticPatterns

/// A sharpness control beyond what an event has room for.
enum ClampedSharpness: PatternRule {
  static let text = RuleDescription(
    "clamped-sharpness", .note,
    "HapticSharpnessControl moves the sharpness of an event beyond 0…1.",
    reason: """
      The control is added to the event's own HapticSharpness, and the sum is limited to 0…1:
      the part of a curve beyond that is not felt. An event whose curve is to reach from 0 to 1
      has a sharpness of 0 and a control from 0 to 1, or 0.5 and a control from −0.5 to 0.5.
      """,
    source: """
      Core Haptics' reference of CHHapticDynamicParameter.ID.hapticSharpnessControl, for the
      addition; two of five published curves go too far. Confidence: documented.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1,
        "EventParameters": [{"ParameterID": "HapticSharpness", "ParameterValue": 0.5}]
      }},
      {"ParameterCurve": {
        "ParameterID": "HapticSharpnessControl", "Time": 0,
        "ParameterCurveControlPoints": [
          {"Time": 0, "ParameterValue": 0}, {"Time": 1, "ParameterValue": 1}
        ]
      }}
      """#,
    right: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1,
        "EventParameters": [{"ParameterID": "HapticSharpness", "ParameterValue": 0}]
      }},
      {"ParameterCurve": {
        "ParameterID": "HapticSharpnessControl", "Time": 0,
        "ParameterCurveControlPoints": [
          {"Time": 0, "ParameterValue": 0}, {"Time": 1, "ParameterValue": 1}
        ]
      }}
      """#)

  /// The tolerance for rounding.
  private static let tolerance: Float = 0.01

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    let timeline = ParameterTimeline(.hapticSharpness, of: pattern.pattern)
    guard !timeline.isDefault else { return }
    let highest = ControlRange(timeline)
    let lowest = ControlRange(ParameterTimeline(.hapticSharpness, of: pattern.pattern.negated))
    var found: [(event: Int, extreme: Float)] = []
    for (index, event) in pattern.events.enumerated() where event.kind == .continuous {
      let span = CheckedPattern.span(of: event)
      let top = event[.hapticSharpness] + highest.maximum(over: span)
      let bottom = event[.hapticSharpness] - lowest.maximum(over: span)
      if top > 1 + tolerance {
        found.append((index, top))
      } else if bottom < -tolerance {
        found.append((index, bottom))
      }
    }
    guard let first = found.first else { return }
    let own = pattern.events[first.event][.hapticSharpness]
    let others = found.count == 1 ? "" : "; \(found.count) events do so"
    findings.add(
      ClampedSharpness.self, at: pattern.places.events[first.event].start,
      "the event's sharpness of \(NumberFormatting.number(own)) and HapticSharpnessControl add up "
        + "to \(NumberFormatting.hundredths(Double(first.extreme))), which is limited to "
        + "\(first.extreme > 1 ? 1 : 0)\(others)")
  }
}

extension HapticPattern {
  /// The pattern with the values of all controls negated, whose maxima are the minima of this one.
  fileprivate var negated: HapticPattern {
    var copy = self
    for index in copy.parameters.indices { copy.parameters[index].value.negate() }
    for index in copy.curves.indices {
      for point in copy.curves[index].points.indices {
        copy.curves[index].points[point].value.negate()
      }
    }
    return copy
  }
}
