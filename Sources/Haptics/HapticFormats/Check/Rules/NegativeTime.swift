/// A time before the start.
enum NegativeTime: Rule {
  static let text = RuleDescription(
    "negative-time", .error, "A time or duration is negative.",
    reason: """
      Times count from the start of the pattern, and points from the start of their curve;
      nothing can be before it. A phone refuses the pattern; other readings take the time
      as 0.
      """,
    source: """
      Core Haptics' errors for invalid times and durations. Confidence: documented, except
      that a file is refused like an object.
      """,
    wrong: #"{"Event": {"Time": -0.5, "EventType": "HapticTransient"}}"#,
    right: #"{"Event": {"Time": 0, "EventType": "HapticTransient"}}"#)
}
