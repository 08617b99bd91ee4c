/// A value of the wrong kind.
enum WrongType: Rule {
  static let text = RuleDescription(
    "wrong-type", .error, "A value is not of the kind that its key wants.",
    reason: """
      A number in quotes is a text. A value of the wrong kind counts as missing, or makes a
      phone refuse the whole pattern.
      """,
    source: """
      Core Haptics' article on AHAP files gives the type of each value, and its errors name
      bad entries of events and parameters. Confidence: documented.
      """,
    wrong: #"{"Event": {"Time": "0.5", "EventType": "HapticTransient"}}"#,
    right: #"{"Event": {"Time": 0.5, "EventType": "HapticTransient"}}"#)
}
