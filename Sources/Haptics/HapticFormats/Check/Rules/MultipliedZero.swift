import TactusHapticPatterns

/// An intensity or volume of 0 under a control that multiplies it.
enum MultipliedZero: PatternRule {
  static let text = RuleDescription(
    "multiplied-zero", .warning,
    "An event has an intensity or volume of 0, which no control can raise.",
    reason: """
      HapticIntensityControl and AudioVolumeControl multiply the value of an event. A curve over
      an event of intensity 0 gives 0 throughout. Where the curve is to set the level, give the
      event an intensity of 1.
      """,
    source: """
      Core Haptics' reference of CHHapticDynamicParameter.ID. Confidence: documented.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1,
        "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 0}]
      }},
      {"ParameterCurve": {
        "ParameterID": "HapticIntensityControl", "Time": 0,
        "ParameterCurveControlPoints": [
          {"Time": 0, "ParameterValue": 0}, {"Time": 1, "ParameterValue": 1}
        ]
      }}
      """#,
    right: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1,
        "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 1}]
      }},
      {"ParameterCurve": {
        "ParameterID": "HapticIntensityControl", "Time": 0,
        "ParameterCurveControlPoints": [
          {"Time": 0, "ParameterValue": 0}, {"Time": 1, "ParameterValue": 1}
        ]
      }}
      """#)

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    for (index, event) in pattern.events.enumerated() {
      guard let (parameter, control) = multiplied(event, in: pattern) else { continue }
      findings.add(
        MultipliedZero.self, at: pattern.places.events[index].parameters[parameter].value,
        "\(event.parameters[parameter].id.rawValue) is 0, and \(control.rawValue) multiplies it: "
          + "the event stays silent")
    }
  }

  /// Returns the parameter of an event that is 0, and the control that multiplies it during the
  /// event; `nil` for any other event.
  static func multiplied(
    _ event: HapticEvent, in pattern: CheckedPattern
  ) -> (parameter: Int, control: DynamicParameter.ID)? {
    let isHaptic = event.kind.isHaptic
    let id: EventParameter.ID = isHaptic ? .hapticIntensity : .audioVolume
    let control: DynamicParameter.ID = isHaptic ? .hapticIntensity : .audioVolume
    guard event[id] == 0, let parameter = event.parameters.lastIndex(where: { $0.id == id })
    else { return nil }
    let timeline = isHaptic ? pattern.intensity.timeline : pattern.volume
    guard !timeline.isDefault else { return nil }
    let span = CheckedPattern.span(of: event)
    // A control that has ended, or has not begun, acts by its value at the event.
    let isActive =
      timeline.index(at: span.lowerBound) != timeline.index(at: span.upperBound)
      || timeline.value(at: span.lowerBound) != 1
    return isActive ? (parameter, control) : nil
  }
}
