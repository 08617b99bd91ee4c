import TactusHapticPatterns

/// A parameter that an event has twice.
enum DuplicateParameter: PatternRule {
  static let text = RuleDescription(
    "duplicate-parameter", .warning, "An event has one parameter twice.",
    reason: """
      Only one of the two values counts; here it is the last.
      """,
    source: """
      None is known. Confidence: guess.
      """,
    wrong: #"""
      {"Event": {"Time": 0, "EventType": "HapticTransient",
        "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 1},
          {"ParameterID": "HapticIntensity", "ParameterValue": 0.5}]}}
      """#,
    right: #"""
      {"Event": {"Time": 0, "EventType": "HapticTransient",
        "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 0.5}]}}
      """#)

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    for (event, place) in zip(pattern.events, pattern.places.events) {
      var seen: Set<EventParameter.ID> = []
      for (parameter, place) in zip(event.parameters, place.parameters)
      where !seen.insert(parameter.id).inserted {
        findings.add(
          DuplicateParameter.self, at: place.id,
          "the event has \(parameter.id.rawValue) a second time; the last one counts")
      }
    }
  }
}
