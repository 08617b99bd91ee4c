/// An element without contents.
enum EmptyElement: Rule {
  static let text = RuleDescription(
    "empty-element", .error, "An element of the pattern is neither event, parameter nor curve.",
    reason: """
      Each element of a pattern holds an Event, a Parameter or a ParameterCurve. What is
      none of them is dropped; “ParameterCurves”, in the plural, is a common slip.
      """,
    source: """
      Core Haptics' article on AHAP files, and its error for bad entries of a pattern.
      Confidence: documented.
      """,
    wrong: #"""
      {"Event": {"Time": 0, "EventType": "HapticTransient"}},
      {"ParameterCurves": {
        "ParameterID": "HapticIntensityControl", "Time": 0,
        "ParameterCurveControlPoints": [{"Time": 0, "ParameterValue": 1}]
      }}
      """#,
    right: #"""
      {"Event": {"Time": 0, "EventType": "HapticTransient"}},
      {"ParameterCurve": {
        "ParameterID": "HapticIntensityControl", "Time": 0,
        "ParameterCurveControlPoints": [{"Time": 0, "ParameterValue": 1}]
      }}
      """#)
}
