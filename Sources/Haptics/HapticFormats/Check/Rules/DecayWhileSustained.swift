/// A decay that never begins.
enum DecayWhileSustained: PatternRule {
  static let text = RuleDescription(
    "decay-while-sustained", .warning, "An event has a DecayTime but is sustained.",
    reason: """
      An event either holds its level until its end (Sustained 1, the default) or fades as
      its DecayTime says (Sustained 0). With Sustained at 1 the decay does nothing.
      """,
    source: """
      Core Haptics' reference of CHHapticEvent.ParameterID.decayTime. Confidence:
      documented.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1,
        "EventParameters": [
          {"ParameterID": "DecayTime", "ParameterValue": 0.5}
        ]
      }}
      """#,
    right: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1,
        "EventParameters": [
          {"ParameterID": "DecayTime", "ParameterValue": 0.5},
          {"ParameterID": "Sustained", "ParameterValue": 0}
        ]
      }}
      """#)

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    for (event, place) in zip(pattern.events, pattern.places.events)
    where event.kind != .transient && event[.sustained] >= 0.5 {
      guard let index = event.parameters.lastIndex(where: { $0.id == .decayTime }),
        event.parameters[index].value > 0
      else { continue }
      findings.add(
        DecayWhileSustained.self, at: place.parameters[index].id,
        "DecayTime does nothing unless the event has Sustained 0")
    }
  }
}
