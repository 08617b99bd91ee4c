/// A time that is too large.
enum TimeOutOfRange: Rule {
  static let text = RuleDescription(
    "time-out-of-range", .warning, "A time or duration is longer than a day.",
    reason: """
      Such a time is mostly a slip of units. One of more than a day is taken as a day.
      """,
    source: """
      A limit of this reader. Confidence: guess.
      """,
    wrong: #"{"Event": {"Time": 100000, "EventType": "HapticTransient"}}"#,
    right: #"{"Event": {"Time": 1, "EventType": "HapticTransient"}}"#)
}
