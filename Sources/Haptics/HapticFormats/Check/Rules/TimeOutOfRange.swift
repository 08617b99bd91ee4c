/// A time that is negative or too large.
enum TimeOutOfRange: Rule {
  static let text = RuleDescription(
    "time-out-of-range", .warning, "A time or duration is negative, or longer than a day.",
    reason: """
      Times count from the start of the pattern, and points from the start of their curve;
      nothing can be before it. A negative time is taken as 0, one of more than a day as a
      day.
      """,
    source: """
      Core Haptics' error for invalid times, for negative ones; the day is a limit of this
      reader. Confidence: guess.
      """,
    wrong: #"{"Event": {"Time": -0.5, "EventType": "HapticTransient"}}"#,
    right: #"{"Event": {"Time": 0, "EventType": "HapticTransient"}}"#)
}
