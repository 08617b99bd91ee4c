/// A value of `Sustained` that is neither on nor off.
enum SustainedBetween: PatternRule {
  static let text = RuleDescription(
    "sustained-between", .warning, "The value of Sustained is neither 0 nor 1.",
    reason: """
      Sustained is a switch: at 1 an event holds its level until its end, at 0 it fades after
      its attack. There is nothing in between; what a phone makes of such a value is not
      written anywhere, and here it counts as the nearer of the two, 0.5 as 1.
      """,
    source: """
      Core Haptics' reference of CHHapticEvent.ParameterID.sustained: the values are 0 and 1.
      Confidence: documented, the rounding is a guess.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1,
        "EventParameters": [
          {"ParameterID": "Sustained", "ParameterValue": 0.5}
        ]
      }}
      """#,
    right: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1,
        "EventParameters": [
          {"ParameterID": "Sustained", "ParameterValue": 1}
        ]
      }}
      """#)

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    for (event, place) in zip(pattern.events, pattern.places.events)
    where event.kind != .transient {
      for (parameter, place) in zip(event.parameters, place.parameters)
      where parameter.id == .sustained && parameter.value > 0 && parameter.value < 1 {
        findings.add(
          SustainedBetween.self, at: place.value,
          "Sustained is a switch, and \(NumberFormatting.number(parameter.value)) is taken as "
            + (parameter.value < 0.5 ? "0" : "1"))
      }
    }
  }
}
