/// A missing key that is required.
enum MissingKey: Rule {
  static let text = RuleDescription(
    "missing-key", .error, "A key is missing that has no default.",
    reason: """
      An event needs its EventType, a parameter its ParameterID and its ParameterValue, a
      curve its points, and an event of type AudioCustom its EventWaveformPath. What lacks
      them does nothing.
      """,
    source: """
      Core Haptics' article on AHAP files. Confidence: documented.
      """,
    wrong: #"{"Event": {"Time": 0}}"#,
    right: #"{"Event": {"Time": 0, "EventType": "HapticTransient"}}"#)
}
