/// A value that is clamped.
enum ValueOutOfRange: Rule {
  static let text = RuleDescription(
    "value-out-of-range", .warning, "A value is outside the range of its parameter.",
    reason: """
      A phone takes the nearest value that is in range, so nothing beyond it can be felt:
      two values out of range feel the same.
      """,
    source: """
      Core Haptics' article on AHAP files. Confidence: documented.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticTransient",
        "EventParameters": [{"ParameterID": "HapticSharpness", "ParameterValue": 1.5}]
      }}
      """#,
    right: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticTransient",
        "EventParameters": [{"ParameterID": "HapticSharpness", "ParameterValue": 1}]
      }}
      """#)
}
