import TactusHapticPatterns

/// A dynamic parameter without an event to act on.
enum ControlWithoutEvent: PatternRule {
  static let text = RuleDescription(
    "control-without-event", .warning,
    "A parameter or curve acts on a kind of event that the pattern has none of.",
    reason: """
      Haptic controls act on haptic events, audio controls on audio events, and
      HapticSharpnessControl on continuous haptic events alone. In a pattern without such
      events they do nothing.
      """,
    source: """
      Core Haptics' reference of CHHapticDynamicParameter.ID. Confidence: documented.
      """,
    wrong: #"""
      {"Event": {"Time": 0, "EventType": "HapticTransient"}},
      {"ParameterCurve": {
        "ParameterID": "HapticSharpnessControl", "Time": 0,
        "ParameterCurveControlPoints": [
          {"Time": 0, "ParameterValue": -1}, {"Time": 1, "ParameterValue": 1}
        ]
      }}
      """#,
    right: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1
      }},
      {"ParameterCurve": {
        "ParameterID": "HapticSharpnessControl", "Time": 0,
        "ParameterCurveControlPoints": [
          {"Time": 0, "ParameterValue": -1}, {"Time": 1, "ParameterValue": 1}
        ]
      }}
      """#)

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    guard !pattern.events.isEmpty, !pattern.isIncomplete else { return }
    let kinds = Set(pattern.events.map(\.kind))
    var reported: Set<DynamicParameter.ID> = []
    func report(_ id: DynamicParameter.ID, at offset: Int) {
      guard !actsOnAny(of: kinds, id), reported.insert(id).inserted else { return }
      findings.add(
        ControlWithoutEvent.self, at: offset,
        "\(id.rawValue) does nothing, as the pattern has no \(wanted(by: id)) event")
    }
    for (parameter, place) in zip(pattern.parameters, pattern.places.parameters) {
      report(parameter.id, at: place.id)
    }
    for (curve, place) in zip(pattern.curves, pattern.places.curves) {
      report(curve.id, at: place.id)
    }
  }

  private static func actsOnAny(of kinds: Set<HapticEvent.Kind>, _ id: DynamicParameter.ID) -> Bool
  {
    if id == .hapticSharpness { return kinds.contains(.continuous) }
    return kinds.contains { $0.isHaptic == id.rawValue.hasPrefix("Haptic") }
  }

  private static func wanted(by id: DynamicParameter.ID) -> String {
    if id == .hapticSharpness { return "HapticContinuous" }
    return id.rawValue.hasPrefix("Haptic") ? "haptic" : "audio"
  }
}
