/// A release that never begins.
enum ReleaseWhileDecaying: PatternRule {
  static let text = RuleDescription(
    "release-while-decaying", .warning, "An event has a ReleaseTime but is not sustained.",
    reason: """
      An event either holds its level until its end and is then released (Sustained 1, the
      default), or fades as its DecayTime says (Sustained 0). With Sustained at 0 there is
      nothing left to release; DecayTime says how long it fades.
      """,
    source: """
      Core Haptics' reference of CHHapticEvent.ParameterID.releaseTime and sustained.
      Confidence: documented.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1,
        "EventParameters": [
          {"ParameterID": "ReleaseTime", "ParameterValue": 0.5},
          {"ParameterID": "Sustained", "ParameterValue": 0}
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
    where event.kind != .transient && event[.sustained] < 0.5 {
      guard let index = event.parameters.lastIndex(where: { $0.id == .releaseTime }),
        event.parameters[index].value > 0
      else { continue }
      findings.add(
        ReleaseWhileDecaying.self, at: place.parameters[index].id,
        "ReleaseTime does nothing in an event with Sustained 0, which fades by its DecayTime")
    }
  }
}
