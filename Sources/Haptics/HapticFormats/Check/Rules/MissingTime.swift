/// An element without a time.
enum MissingTime: Rule {
  static let text = RuleDescription(
    "missing-time", .warning, "An event, parameter, curve or point has no Time.",
    reason: """
      A missing Time is taken as 0, the start of the pattern or of the curve. If that is
      meant, write it.
      """,
    source: """
      Core Haptics' article on AHAP files. Confidence: documented.
      """,
    wrong: #"{"Event": {"EventType": "HapticTransient"}}"#,
    right: #"{"Event": {"Time": 0, "EventType": "HapticTransient"}}"#)
}
