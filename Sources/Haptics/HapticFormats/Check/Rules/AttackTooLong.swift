import TactusHapticSynthesis

/// An attack that does not end before its event.
enum AttackTooLong: PatternRule {
  static let text = RuleDescription(
    "attack-too-long", .warning, "The attack of an event lasts longer than the event.",
    reason: """
      The event is released before its level has risen to its intensity, so it is weaker than
      written. AttackTime is no number of seconds: 0 is 2 milliseconds in this renderer, 0.5 is
      45 milliseconds and 1 is a second. Lower it, or let the event last longer.
      """,
    source: """
      Core Haptics' reference of CHHapticEvent.ParameterID.attackTime, for the meaning; the
      seconds are those of this renderer. Confidence: documented, for the meaning; guess, for the
      seconds.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 0.2,
        "EventParameters": [{"ParameterID": "AttackTime", "ParameterValue": 1}]
      }}
      """#,
    right: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 0.2,
        "EventParameters": [{"ParameterID": "AttackTime", "ParameterValue": 0.5}]
      }}
      """#)

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    let attack = ActuatorProfile.tapticEngine.mapping.attack
    for (event, place) in zip(pattern.events, pattern.places.events)
    where event.kind != .transient {
      guard let duration = event.duration, duration > 0,
        let index = event.parameters.lastIndex(where: { $0.id == .attackTime }),
        event.parameters[index].value > 0
      else { continue }
      let seconds = attack.seconds(Double(event.parameters[index].value))
      guard seconds > duration else { continue }
      findings.add(
        AttackTooLong.self, at: place.parameters[index].value,
        "an AttackTime of \(NumberFormatting.number(event.parameters[index].value)) is about "
          + "\(NumberFormatting.milliseconds(seconds)), and the event lasts "
          + "\(NumberFormatting.milliseconds(duration)): it reaches "
          + "\(NumberFormatting.number((duration / seconds * 100).rounded())) % of its level")
    }
  }
}
