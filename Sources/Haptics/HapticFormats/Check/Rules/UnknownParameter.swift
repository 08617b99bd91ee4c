/// A parameter with an unknown name.
enum UnknownParameter: Rule {
  static let text = RuleDescription(
    "unknown-parameter", .error, "The ParameterID is not one that fits here.",
    reason: """
      Events have ten parameters; a pattern, in its parameters and curves, has twelve
      others, whose names end in “Control”. A phone refuses or drops any other. AttackTime,
      DecayTime and ReleaseTime of events have no “Haptic” before them.
      """,
    source: """
      Core Haptics' reference of CHHapticEvent.ParameterID and CHHapticDynamicParameter.ID,
      and its error for invalid parameter types. Confidence: documented.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1,
        "EventParameters": [{"ParameterID": "HapticAttackTime", "ParameterValue": 0.5}]
      }}
      """#,
    right: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1,
        "EventParameters": [{"ParameterID": "AttackTime", "ParameterValue": 0.5}]
      }}
      """#)
}
