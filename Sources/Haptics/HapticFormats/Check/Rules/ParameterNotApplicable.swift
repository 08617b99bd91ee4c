/// A parameter without effect on its event.
enum ParameterNotApplicable: PatternRule {
  static let text = RuleDescription(
    "parameter-not-applicable", .warning, "A parameter does nothing in an event of its type.",
    reason: """
      A tap has intensity and sharpness alone: it is over before an envelope could act.
      Audio parameters act on audio events, haptic ones on haptic events.
      """,
    source: """
      Core Haptics' reference of CHHapticEvent.ParameterID. Confidence: documented.
      """,
    wrong: #"""
      {"Event": {"Time": 0, "EventType": "HapticTransient",
        "EventParameters": [{"ParameterID": "AttackTime", "ParameterValue": 0.5}]}}
      """#,
    right: #"""
      {"Event": {"Time": 0, "EventType": "HapticTransient",
        "EventParameters": [{"ParameterID": "HapticSharpness", "ParameterValue": 0.5}]}}
      """#)

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    for (event, place) in zip(pattern.events, pattern.places.events) {
      for (parameter, place) in zip(event.parameters, place.parameters)
      where !parameter.id.applies(to: event.kind) {
        findings.add(
          ParameterNotApplicable.self, at: place.id,
          "\(parameter.id.rawValue) does nothing in an event of type \(event.kind.rawValue)")
      }
    }
  }
}
