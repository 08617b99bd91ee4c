/// An element with several contents.
enum MixedElement: Rule {
  static let text = RuleDescription(
    "mixed-element", .warning, "An element of the pattern is several things at once.",
    reason: """
      Each element of a pattern holds one Event, one Parameter or one ParameterCurve. Which
      of several a phone plays is not written anywhere; here all of them count.
      """,
    source: """
      Core Haptics' article on AHAP files shows one a element only. Confidence: guess.
      """,
    wrong: #"""
      {
        "Event": {"Time": 0, "EventType": "HapticTransient"},
        "Parameter": {"ParameterID": "HapticIntensityControl", "ParameterValue": 1, "Time": 0}
      }
      """#,
    right: #"""
      {"Event": {"Time": 0, "EventType": "HapticTransient"}},
      {"Parameter": {"ParameterID": "HapticIntensityControl", "ParameterValue": 1, "Time": 0}}
      """#)
}
